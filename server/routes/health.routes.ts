import type { Verbs } from '../routing/verb.ts';
import { checkHealth } from '../services/check-health.ts';

/** R7.13. */
export const healthVerbs = { health: checkHealth } satisfies Partial<Verbs>;
