import type { AuditLogListQuery } from '../../../../contract/admin/audit-log-query.ts';
import { createListExportMachine, type ListExportActorRef } from '../../ui/list-export.machine.ts';

/** Export of the audit log's entries that match the list's query (R7.21). */
export const auditLogExportMachine = createListExportMachine<AuditLogListQuery>('auditLogFile', {});

export type AuditLogExportActorRef = ListExportActorRef<AuditLogListQuery>;
