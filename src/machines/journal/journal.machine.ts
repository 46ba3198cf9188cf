import type { JournalEntry } from '../../../contract/journal/journal.ts';
import type { JournalListQuery } from '../../../contract/journal/journal-query.ts';
import { createListMachine, type ListActorRef } from '../list/list.machine.ts';

/** What was done to accounts, by whom and when, newest first (R7.21). */
export const journalMachine = createListMachine<JournalEntry, JournalListQuery>('journal', {
  isWatched: true,
});

export type JournalActorRef = ListActorRef<JournalEntry, JournalListQuery>;
