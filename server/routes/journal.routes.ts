import type { Verbs } from '../routing/verb.ts';
import { listJournal } from '../services/journal/list-journal.ts';

/** Who changed what, when (R7.21). */
export const journalVerbs = { listJournal } satisfies Partial<Verbs>;
