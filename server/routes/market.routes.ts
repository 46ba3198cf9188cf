import type { Verbs } from '../routing/verb.ts';
import { getMarketStats } from '../services/admin/panel/get-market-stats.ts';

/** Verbs of the market statistics call (R1.4). */
export const marketVerbs = { getMarketStats } satisfies Partial<Verbs>;
