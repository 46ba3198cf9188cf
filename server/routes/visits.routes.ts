import type { Verbs } from '../routing/verb.ts';
import { noteVisit } from '../services/visits/note-visit.ts';

/** Verbs of the visit call (R7.12). */
export const visitVerbs = { noteVisit } satisfies Partial<Verbs>;
