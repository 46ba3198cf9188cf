import { and, asc, desc, or, type SQL, sql } from 'drizzle-orm';
import type { Infer } from 'superstruct';
import { STORES } from '../../../contract/limits.ts';
import type { PopupStoreList } from '../../../contract/popup-stores/popup-store.ts';
import type { QueryOf } from '../../../contract/calls/call-types.ts';
import type { Context } from '../../context.ts';
import { folded, sortable } from '../../db/columns.ts';
import { containing } from '../../db/folding.ts';
import { countRows, pageAsked, paginated, wasThere } from '../../db/list-page.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { isEndedStore, isOpenStore, isUpcomingStore } from '../../policies/store-visibility.ts';
import { presentPopupStore, selectPopupStores } from './present-popup-store.ts';

type Query = QueryOf<'listActivePopupStores'>;

const ENDED_IS_SHOWN_FOR = 30 * 24 * 3_600_000;

const instant = (ms: number) => sql`${new Date(ms).toISOString()}::timestamptz`;

function isMeant(when: Query['when'], now: number): SQL | undefined {
  const open = isOpenStore(instant(now));
  const upcoming = isUpcomingStore(instant(now));
  const ended = isEndedStore(instant(now), instant(now - ENDED_IS_SHOWN_FOR));
  if (when === 'upcoming') return upcoming;
  if (when === 'ended') return ended;
  return when === 'all' ? or(open, upcoming, ended) : open;
}

/** Name, address, description, categories and tags (R9.14). */
const mentions = (q: string) =>
  or(
    sql`${popupStores.searchText} like ${containing(q)}`,
    sql`${folded("array_to_string(categories || tags, ' ')")} like ${containing(q)}`,
  );

const among = (categories: string[]) =>
  sql`${popupStores.categories} && (select array_agg(value) from jsonb_array_elements_text(${JSON.stringify(categories)}::jsonb))`;

const sortKey = (sortBy: Query['sortBy']) =>
  sortBy === 'name' ? sortable('name') : popupStores[sortBy ?? 'startDate'];

/** The stores of the market by the server's clock: open ones unless `when` asks for others; newest start first (R7.9, R9.7). */
export async function listActivePopupStores(
  ctx: Context,
  query: Query,
): Promise<Infer<typeof PopupStoreList>> {
  const now = ctx.clock.now();
  const page = pageAsked(query, STORES.activeLimit, now);
  const isListed = and(
    isMeant(query.when, now),
    popupStores.isReady,
    wasThere(popupStores.createdAt, page),
    query.q ? mentions(query.q) : undefined,
    query.categories?.length ? among(query.categories) : undefined,
  );
  const direction = query.sortOrder === 'asc' ? asc : desc;
  const read = await selectPopupStores(ctx.db)
    .where(isListed)
    .orderBy(direction(sortKey(query.sortBy)), direction(popupStores.id))
    .limit(page.limit + 1)
    .offset(page.offset);
  const { rows, pagination } = paginated(page, read, await countRows(ctx.db, popupStores, isListed));
  return { popupStores: rows.map((row) => presentPopupStore(row, now)), pagination };
}
