import type { Verbs } from '../routing/verb.ts';
import { noteVisit } from '../services/visits/note-visit.ts';

/** R7.12. */
export const visitVerbs = { noteVisit } satisfies Partial<Verbs>;
