import type { JournalEntry } from '../../../contract/audit-log/journal.ts';
import type { JournalListQuery } from '../../../contract/audit-log/journal-query.ts';
import { createListMachine, type ListActorRef } from '../list/list.machine.ts';

/** What was done to accounts, by whom and when, newest first (R7.21). */
export const auditLogMachine = createListMachine<JournalEntry, JournalListQuery>('journal', {
  isWatched: true,
});

export type AuditLogActorRef = ListActorRef<JournalEntry, JournalListQuery>;
