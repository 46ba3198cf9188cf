import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/database.ts';

const KEPT_FOR = 30_000;
const MAX_LISTS = 1_000;

interface Total {
  value: number;
  until: number;
}

const totals = new WeakMap<Database, LRUCache<string, Total>>();

/**
 * How many rows a public list has, counted anew when the last count is 30 s old: counting 100,000 rows on every call is
 * not affordable. `now` in ms.
 */
export async function publicTotal(
  db: Database,
  list: string,
  now: number,
  count: () => Promise<number>,
): Promise<number> {
  const known = totals.get(db) ?? new LRUCache<string, Total>({ max: MAX_LISTS });
  totals.set(db, known);
  const kept = known.get(list);
  if (kept && now < kept.until && now >= kept.until - KEPT_FOR) return kept.value;
  const value = await count();
  known.set(list, { value, until: now + KEPT_FOR });
  return value;
}
