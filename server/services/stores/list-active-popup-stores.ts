import { and, or, type SQL, sql } from 'drizzle-orm';
import type { Infer } from 'superstruct';
import { STORE_LIMITS } from '../../../contract/limits.ts';
import type { PopupStoreList } from '../../../contract/stores/popup-store.ts';
import type { QueryOf } from '../../../contract/api/call-types.ts';
import type { Context } from '../../context.ts';
import { countRows, requestedPage, paginateRows, existedAsOf, rowsToRead } from '../../db/list-page.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { isEndedStore, isOpenStore, isUpcomingStore } from '../../policies/store-visibility.ts';
import { presentPopupStore, selectPopupStores } from './present-popup-store.ts';
import { byRelevance } from '../catalogue/search/search-rank.ts';
import { instantSql, storeCategorySql, storeOrderBy } from './store-filters.ts';
import { searchStores } from './store-search.ts';

type Query = QueryOf<'listActivePopupStores'>;

const ENDED_IS_SHOWN_FOR = 30 * 24 * 3_600_000;

function isMeant(when: Query['when'], now: number): SQL | undefined {
  const open = isOpenStore(instantSql(now));
  const upcoming = isUpcomingStore(instantSql(now));
  const ended = isEndedStore(instantSql(now), instantSql(now - ENDED_IS_SHOWN_FOR));
  if (when === 'upcoming') return upcoming;
  if (when === 'ended') return ended;
  return when === 'all' ? or(open, upcoming, ended) : open;
}

/**
 * Public store list by the server's clock (R7.9, R9.7): open stores, or those of `when`. Sorted by start date, latest
 * first, or by relevance with a search.
 */
export async function listActivePopupStores(
  ctx: Context,
  query: Query,
): Promise<Infer<typeof PopupStoreList>> {
  const now = ctx.clock.now();
  const page = requestedPage(query, STORE_LIMITS.activeLimit, now);
  const isAnyKind = sql`${isMeant('all', now)} and ${popupStores.isReady}`;
  const search = query.q ? await searchStores(ctx.db, query.q, isAnyKind) : undefined;
  const isListed = and(
    isMeant(query.when, now),
    popupStores.isReady,
    existedAsOf(popupStores.createdAt, page),
    storeCategorySql(query),
    search?.holds,
  );
  const best = search && !query.sortBy ? [byRelevance(popupStores.searchVector, popupStores.searchText)] : [];
  const read = await selectPopupStores(ctx.db)
    .where(isListed)
    .orderBy(...best, ...storeOrderBy({ sortBy: 'startDate', ...query }))
    .limit(rowsToRead(page))
    .offset(page.offset)
    .execute(search?.values);
  const total = await countRows(ctx.db, popupStores, isListed, search?.values);
  const { rows, pagination } = paginateRows(page, read, total);
  return {
    popupStores: rows.map((row) => presentPopupStore(row, now)),
    pagination,
    ...(search?.lookedFor && { lookedFor: search.lookedFor }),
  };
}
