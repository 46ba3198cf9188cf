import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { Result } from '../../../contract/api/failure.ts';
import { STORE_LIMITS } from '../../../contract/limits.ts';
import { type PopupStoreCard, storeCardOf } from '../../../contract/catalogue/list-item.ts';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import type { StoreSelectorQuery } from '../../../contract/stores/stores-query.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';

interface Selected {
  stores: PopupStoreCard[];
  beyond: { open: number; upcoming: number; ended: number };
  categories: { name: string; count: number }[];
}

type Page = Extract<Awaited<ReturnType<CatalogueService['listStores']>>, { ok: true }>['value'];

/**
 * Queries of the three groups: open by latest opening, upcoming by next opening, ended by latest closing. The
 * calendar uses its own limits (R9.7).
 */
function shelvesOf({ q, categories, view, page }: StoreSelectorQuery) {
  const many = STORE_LIMITS.calendar;
  const { open, upcoming, ended } =
    view === 'calendar' ? { open: many, upcoming: many, ended: many } : STORE_LIMITS.shelves;
  const query = { q, categories: [...categories] };
  return {
    open: { query: { ...query, when: 'open', offset: (page - 1) * open || undefined }, limit: open },
    upcoming: { query: { ...query, when: 'upcoming', sortOrder: 'asc' }, limit: upcoming },
    ended: { query: { ...query, when: 'ended', sortBy: 'endDate' }, limit: ended },
  } as const;
}

/** Categories of stores, most frequent first. */
function countCategories(stores: readonly PopupStore[]): Selected['categories'] {
  const counts = new Map<string, number>();
  for (const { config } of stores)
    for (const name of new Set(config.categories)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
}

/** Stores without duplicates: a server without the `when` filter answers each query with the same stores. */
const distinct = (stores: PopupStore[]) => [...new Map(stores.map((store) => [store.id, store])).values()];

/**
 * Store data for the calendar: name, two dates and colours. Dozens of them are embedded in the page, so it is
 * small.
 */
function calendarCardOf(store: PopupStore): PopupStoreCard {
  const { id, name, slug, status, startDate, endDate, productCount, config } = storeCardOf(store);
  const { primaryColor, secondaryColor, theme } = config;
  return {
    id,
    name,
    slug,
    status,
    startDate,
    endDate,
    productCount,
    config: { primaryColor, secondaryColor, theme },
  };
}

/** Number of items after those on the page. */
const beyond = ({ items, pagination }: Page, offset = 0) =>
  Math.max(0, (pagination?.total ?? 0) - offset - items.length);

export const createStoreSelectorService = ({ listStores }: Pick<CatalogueService, 'listStores'>) => {
  /** Public stores to choose from, with their categories (R2.20, R6.4, R7.9, R9.14). */
  async function loadSelection(
    { query }: { query: StoreSelectorQuery },
    signal?: AbortSignal,
  ): Promise<Result<Selected, FailureOf<'listActivePopupStores'>>> {
    const asked = shelvesOf(query);
    const anyKind = { query: { q: query.q, when: 'all' }, limit: STORE_LIMITS.maxLimit } as const;
    const list = (shelf: Omit<Parameters<typeof listStores>[0], 'asOf'>) =>
      listStores({ ...shelf, asOf: null }, signal);
    const [open, upcoming, ended, all] = await Promise.all([
      list(asked.open),
      list(asked.upcoming),
      list(asked.ended),
      list(anyKind),
    ]);
    if (!open.ok) return open;
    if (!upcoming.ok) return upcoming;
    if (!ended.ok) return ended;
    if (!all.ok) return all;
    const stores = [open, upcoming, ended].flatMap(({ value }) => value.items);
    return {
      ok: true,
      value: {
        stores: distinct(stores).map(query.view === 'calendar' ? calendarCardOf : storeCardOf),
        beyond: {
          open: beyond(open.value, asked.open.query.offset),
          upcoming: beyond(upcoming.value),
          ended: beyond(ended.value),
        },
        categories: countCategories(all.value.items),
      },
    };
  }

  return { loadSelection };
};
