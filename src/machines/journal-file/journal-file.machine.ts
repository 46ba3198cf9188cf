import type { JournalListQuery } from '../../../contract/journal/journal-query.ts';
import { createListFileMachine, type ListFileActorRef } from '../list-file/list-file.machine.ts';

/** The entries of the journal that a list is asked for, saved as a file on this device (R7.21). */
export const journalFileMachine = createListFileMachine<JournalListQuery>('journalFile', {});

export type JournalFileActorRef = ListFileActorRef<JournalListQuery>;
