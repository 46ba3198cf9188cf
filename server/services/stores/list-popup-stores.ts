import { and, eq, type SQL } from 'drizzle-orm';
import type { Infer } from 'superstruct';
import type { QueryOf } from '../../../contract/api/call-types.ts';
import { STORE_LIMITS } from '../../../contract/limits.ts';
import type { PopupStoreList } from '../../../contract/stores/popup-store.ts';
import type { ProducerPopupStoreList } from '../../../contract/producer/producer-popup-store.ts';
import type { Context } from '../../context.ts';
import { countRows, requestedPage, paginateRows, existedAsOf, rowsToRead } from '../../db/list-page.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { requireAskerId } from '../../policies/asker.ts';
import { lastImportsOf } from './last-imports.ts';
import { presentPopupStore, selectPopupStores } from './present-popup-store.ts';
import { storeOrderBy } from './store-filters.ts';
import { storeFilterSql } from './store-listing.ts';
import { searchManagedStores } from './store-search.ts';

type Query = QueryOf<'listPopupStores'>;
type List = Promise<Infer<typeof PopupStoreList>>;

/** Not cached, so that recent changes are visible (docs/list-reads.md). */
async function list({ db, clock }: Context, query: Query, isMeant: SQL | undefined): List {
  const now = clock.now();
  const page = requestedPage(query, STORE_LIMITS.listLimit, now);
  const search = query.q ? await searchManagedStores(db, query.q) : undefined;
  const isOne = and(
    isMeant,
    storeFilterSql(query, now),
    existedAsOf(popupStores.createdAt, page),
    search?.holds,
  );
  const read = await selectPopupStores(db)
    .where(isOne)
    .orderBy(...storeOrderBy(query))
    .limit(rowsToRead(page))
    .offset(page.offset)
    .execute(search?.values);
  const { rows, pagination } = paginateRows(
    page,
    read,
    await countRows(db, popupStores, isOne, search?.values),
  );
  return { popupStores: rows.map((row) => presentPopupStore(row, now)), pagination };
}

/**
 * Stores of the asker, also of an admin, in any status, newest first, with the progress of their last import (R3.9,
 * R6.4, R7.10, R9.7).
 */
export async function listProducerPopupStores(
  ctx: Context,
  query: Query,
): Promise<Infer<typeof ProducerPopupStoreList>> {
  const own = await list(ctx, query, eq(popupStores.ownerId, requireAskerId(ctx)));
  const imports = await lastImportsOf(
    ctx,
    own.popupStores.map(({ id }) => id),
  );
  return {
    ...own,
    popupStores: own.popupStores.map((store) => {
      const lastImport = imports.get(store.id);
      return lastImport ? { ...store, lastImport } : store;
    }),
  };
}

/** All stores in any status, newest first. For admins (R6.4, R7.10, R9.7). */
export const listPopupStores = (ctx: Context, query: Query): List => list(ctx, query, undefined);
