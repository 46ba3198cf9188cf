import { inArray, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Product, ProductStore } from '../../../contract/products/product.ts';
import type { Database } from '../../db/database.ts';
import type { Changes } from '../../db/engine.ts';
import { prepared } from '../../db/prepared.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { presentDates } from '../popup-stores/present-dates.ts';

/** A change that nobody told of is seen by then, in ms. */
const KEPT_FOR = 30_000;
const MOST = 10_000;

interface Shelf {
  stores: LRUCache<string, { store: ProductStore; until: number }>;
  /** How often something was forgotten: what was read before may say what was. */
  turn: number;
}

const shelves = new WeakMap<Database, Shelf>();

function shelfOf(db: Database): Shelf {
  const shelf = shelves.get(db) ?? { stores: new LRUCache({ max: MOST }), turn: 0 };
  shelves.set(db, shelf);
  return shelf;
}

/** Lets go of the stores that changed, so that the next list tells how they are now. */
export function forgetStores(db: Database, changes: Changes): void {
  const shelf = shelfOf(db);
  shelf.turn += 1;
  if (changes === 'everything') shelf.stores.clear();
  else for (const id of changes) shelf.stores.delete(id);
}

const { id, name, status, startDate, endDate } = popupStores;

const statement = (db: Database, called: string) =>
  db
    .select({ id, name, status, startDate, endDate })
    .from(popupStores)
    .where(inArray(id, sql`(select unnest(${sql.placeholder('ids')}::uuid[]))`))
    .prepare(called);

async function readStores(db: Database, ids: string[], now: number): Promise<Map<string, ProductStore>> {
  const shelf = shelfOf(db);
  const { turn } = shelf;
  const read = new Map<string, ProductStore>();
  for (const row of await prepared(db, 'named_stores_of_ids', statement).execute({ ids })) {
    const store = Object.freeze({ name: row.name, status: row.status, ...presentDates(row) });
    read.set(row.id, store);
    if (shelf.turn === turn) shelf.stores.set(row.id, { store, until: now + KEPT_FOR });
  }
  return read;
}

/**
 * These products, each with the name, the status and the dates of its store, if it has one (R4.10). A store is read once and kept
 * until it changes; lists of many products ask for few stores, most of which are known. `now` in ms UTC. Not for use
 * inside a transaction, whose own changes nobody has told of yet.
 */
export async function withStores(
  db: Database,
  products: readonly Product[],
  now: number,
): Promise<Product[]> {
  const { stores } = shelfOf(db);
  const known = (storeId: string) => {
    const kept = stores.get(storeId);
    return kept && now < kept.until && now >= kept.until - KEPT_FOR ? kept.store : undefined;
  };
  const named = new Set(products.flatMap(({ popupStoreId }) => popupStoreId ?? []));
  const missing = [...named].filter((storeId) => !known(storeId));
  const read = missing.length > 0 ? await readStores(db, missing, now) : undefined;
  return products.map((product) => {
    if (!product.popupStoreId) return product;
    const popupStore = read?.get(product.popupStoreId) ?? known(product.popupStoreId);
    return popupStore ? { ...product, popupStore } : product;
  });
}
