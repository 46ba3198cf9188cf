import { LENGTHS } from '../../../contract/limits.ts';
import type { SelectorView, StoreSelectorQuery } from '../../machines/store-selector/store-selector.types.ts';

/** The stores to choose from as the address tells it; what is not understood is left out, so that any address opens. */
export interface SelectorSearch {
  q?: string;
  /** Parted by commas. */
  category?: string;
  month?: string;
  page?: number;
}

const PATHS: Record<SelectorView, string> = { shelves: '/tiendas', calendar: '/tiendas/calendario' };

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, LENGTHS.search) : '';

const month = (value: unknown): string | undefined =>
  typeof value === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(value) ? value : undefined;

const page = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value > 1 && value < 10_000 ? value : 1;

const categories = (value: unknown): string[] => [
  ...new Set(
    text(value)
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];

/** What an address asks for. */
export function selectorQueryIn(
  search: Readonly<Record<string, unknown>>,
  view: SelectorView,
): StoreSelectorQuery {
  return {
    q: text(search.q) || undefined,
    categories: categories(search.category),
    view,
    month: view === 'calendar' ? month(search.month) : undefined,
    page: view === 'calendar' ? 1 : page(search.page),
  };
}

/** The other way round: what says nothing stays out of the address. */
function selectorSearchOf(query: StoreSelectorQuery): SelectorSearch {
  const isCalendar = query.view === 'calendar';
  return {
    ...(query.q ? { q: query.q } : {}),
    ...(query.categories.length > 0 ? { category: query.categories.join(',') } : {}),
    ...(isCalendar && query.month ? { month: query.month } : {}),
    ...(!isCalendar && query.page > 1 ? { page: query.page } : {}),
  };
}

/** The address of the stores to choose from. */
export function selectorHref(query: StoreSelectorQuery): string {
  const said = Object.entries(selectorSearchOf(query)).map(([name, value]) => [name, String(value)]);
  const path = PATHS[query.view];
  return said.length === 0 ? path : `${path}?${new URLSearchParams(said).toString()}`;
}
