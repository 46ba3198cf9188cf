import type { AuditLogListQuery } from '../../../../contract/admin/audit-log-query.ts';
import { createListExportMachine, type ListExportActorRef } from '../../ui/list-export.machine.ts';

/** The entries of the journal that a list is asked for, saved as a file on this device (R7.21). */
export const auditLogExportMachine = createListExportMachine<AuditLogListQuery>('auditLogFile', {});

export type AuditLogExportActorRef = ListExportActorRef<AuditLogListQuery>;
