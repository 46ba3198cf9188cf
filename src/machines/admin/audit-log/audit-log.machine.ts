import type { AuditLogEntry } from '../../../../contract/admin/audit-log.ts';
import type { AuditLogListQuery } from '../../../../contract/admin/audit-log-query.ts';
import { createListMachine, type ListActorRef } from '../../ui/list.machine.ts';

/** What was done to accounts, by whom and when, newest first (R7.21). */
export const auditLogMachine = createListMachine<AuditLogEntry, AuditLogListQuery>('journal', {
  isWatched: true,
});

export type AuditLogActorRef = ListActorRef<AuditLogEntry, AuditLogListQuery>;
