import type { ScreenAddress } from '../../../contract/shell/screen-address.ts';
import type { StoreSelectorLayout, StoreSelectorQuery } from '../../../contract/stores/stores-query.ts';
import { createHrefMapping, booleanParam, pageParam, textParam } from '../shell/href-mapping.ts';
import { commaSeparatedTexts } from '../shell/query-param-readers.ts';

const month = (value: unknown): string | undefined =>
  typeof value === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(value) ? value : undefined;

const ADDRESSES = {
  shelves: createHrefMapping('/tiendas', { q: textParam, category: commaSeparatedTexts, page: pageParam }),
  calendar: createHrefMapping('/tiendas/calendario', {
    q: textParam,
    category: commaSeparatedTexts,
    month,
    weekend: booleanParam,
  }),
};

interface SelectorSearch {
  q?: string;
  category?: readonly string[];
  month?: string;
  weekend?: boolean;
  page?: number;
}

/** Query of the store selector from an address. */
export function selectorQueryIn(
  search: Readonly<Record<string, unknown>>,
  view: StoreSelectorLayout,
): StoreSelectorQuery {
  const asked: SelectorSearch = ADDRESSES[view].read(search);
  const { q, category: categories = [], month: shown, weekend, page: turned = 1 } = asked;
  return { q, categories, view, month: shown, weekend, page: turned };
}

/** Address of the store selector for a query. */
export const selectorHref = ({ categories, view, ...query }: StoreSelectorQuery): ScreenAddress =>
  ADDRESSES[view].href({ ...query, category: categories });
