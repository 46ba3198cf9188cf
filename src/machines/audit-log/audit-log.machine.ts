import type { AuditLogEntry } from '../../../contract/audit-log/audit-log.ts';
import type { AuditLogListQuery } from '../../../contract/audit-log/audit-log-query.ts';
import { createListMachine, type ListActorRef } from '../list/list.machine.ts';

/** What was done to accounts, by whom and when, newest first (R7.21). */
export const auditLogMachine = createListMachine<AuditLogEntry, AuditLogListQuery>('journal', {
  isWatched: true,
});

export type AuditLogActorRef = ListActorRef<AuditLogEntry, AuditLogListQuery>;
