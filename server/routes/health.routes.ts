import type { Verbs } from '../routing/verb.ts';
import { checkHealth } from '../services/check-health.ts';

/** Verbs of the health call (R7.13). */
export const healthVerbs = { health: checkHealth } satisfies Partial<Verbs>;
