import type { ScreenAddress } from '../../../contract/pages/screen-address.ts';
import type { SelectorView, StoreSelectorQuery } from '../../../contract/popup-stores/stores-query.ts';
import { createAddress, page, text } from '../address.ts';
import { words } from '../address-readers.ts';

const month = (value: unknown): string | undefined =>
  typeof value === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(value) ? value : undefined;

const ADDRESSES = {
  shelves: createAddress('/tiendas', { q: text, category: words, page }),
  calendar: createAddress('/tiendas/calendario', { q: text, category: words, month }),
};

interface SelectorSearch {
  q?: string;
  category?: readonly string[];
  month?: string;
  page?: number;
}

/** What an address asks for of the stores to choose from. */
export function selectorQueryIn(
  search: Readonly<Record<string, unknown>>,
  view: SelectorView,
): StoreSelectorQuery {
  const { q, category = [], month: shown, page: turned = 1 }: SelectorSearch = ADDRESSES[view].read(search);
  return { q, categories: category, view, month: shown, page: turned };
}

/** The address of the stores to choose from. */
export const selectorHref = ({ categories, view, ...query }: StoreSelectorQuery): ScreenAddress =>
  ADDRESSES[view].href({ ...query, category: categories });
