import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/database.ts';
import type { Changes } from '../../db/engine.ts';

/** Cache time in ms; the limit for changes without a notification. */
const KEPT_FOR = 30_000;
const MOST = 10_000;

interface Kept<Told> {
  things: LRUCache<string, { told: Told; until: number }>;
  /** Number of invalidations; a value read before one may be outdated. */
  turn: number;
}

export interface ChangeCache<Told> {
  /** Cached values by id; `now` in ms UTC. Not for use inside a transaction, whose changes are not announced yet. */
  of(db: Database, ids: Iterable<string>, now: number): Promise<ReadonlyMap<string, Told>>;
  /** Removes changed values, so that the next read gets the new ones. */
  forget(db: Database, changes: Changes): void;
}

/** Change cache for entities that many list entries refer to; each is read once and cached until it changes. */
export function createChangeCache<Told extends {}>(
  read: (db: Database, ids: string[]) => Promise<ReadonlyMap<string, Told>>,
): ChangeCache<Told> {
  const shelves = new WeakMap<Database, Kept<Told>>();
  const shelfOf = (db: Database): Kept<Told> => {
    const shelf = shelves.get(db) ?? { things: new LRUCache({ max: MOST }), turn: 0 };
    shelves.set(db, shelf);
    return shelf;
  };
  return {
    of: async (db, ids, now) => {
      const shelf = shelfOf(db);
      const { turn } = shelf;
      const found = new Map<string, Told>();
      const missing: string[] = [];
      for (const id of new Set(ids)) {
        const kept = shelf.things.get(id);
        if (kept && now < kept.until && now >= kept.until - KEPT_FOR) found.set(id, kept.told);
        else missing.push(id);
      }
      if (missing.length === 0) return found;
      for (const [id, told] of await read(db, missing)) {
        found.set(id, told);
        if (shelf.turn === turn) shelf.things.set(id, { told, until: now + KEPT_FOR });
      }
      return found;
    },
    forget: (db, changes) => {
      const shelf = shelfOf(db);
      shelf.turn += 1;
      if (changes === 'everything') shelf.things.clear();
      else for (const id of changes) shelf.things.delete(id);
    },
  };
}
