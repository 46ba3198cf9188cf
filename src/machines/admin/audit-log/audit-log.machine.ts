import type { AuditLogEntry } from '../../../../contract/admin/audit-log.ts';
import type { AuditLogListQuery } from '../../../../contract/admin/audit-log-query.ts';
import { createListMachine, type ListActorRef } from '../../ui/list.machine.ts';

/** Audit log: actions on accounts with actor and time, newest first (R7.21). */
export const auditLogMachine = createListMachine<AuditLogEntry, AuditLogListQuery>('journal', {
  isWatched: true,
});

export type AuditLogActorRef = ListActorRef<AuditLogEntry, AuditLogListQuery>;
