import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/database.ts';

const KEPT_FOR = 30_000;
const MAX_LISTS = 1_000;

interface Kept {
  value: Promise<unknown>;
  until: number;
}

const counts = new WeakMap<Database, LRUCache<string, Kept>>();

/**
 * Cached count of a public list for 30 s, because counting 100,000 rows at every call is too slow. Parallel callers
 * share one count. `now` in ms.
 */
export function publicCount<T>(db: Database, list: string, now: number, count: () => Promise<T>): Promise<T> {
  const known = counts.get(db) ?? new LRUCache<string, Kept>({ max: MAX_LISTS });
  counts.set(db, known);
  const kept = known.get(list);
  if (kept && now < kept.until && now >= kept.until - KEPT_FOR) return kept.value as Promise<T>;
  const value = count();
  known.set(list, { value, until: now + KEPT_FOR });
  value.catch(() => known.delete(list));
  return value;
}
