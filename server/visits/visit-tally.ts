import type { FunnelStep } from '../../contract/producer/store-analytics.ts';
import type { VisitCounts, VisitorMark } from '../db/visit-counts.ts';
import type { MarketHour } from './market-hours.ts';

type StoreRow = VisitCounts['stores'][number];
type ProductRow = VisitCounts['products'][number];
type SearchRow = VisitCounts['searches'][number];

/** Maximum distinct searches before a write; further ones are not counted. */
const MOST_WORDS = 500;

const HOURS = 24;
/** Visit counts not written yet: one row per store, product or search and day. */
export class VisitTally {
  #stores = new Map<string, StoreRow>();
  #products = new Map<string, ProductRow>();
  #searches = new Map<string, SearchRow>();
  #marks: VisitorMark[] = [];

  view(popupStoreId: string, at: MarketHour, productId?: string): void {
    const row = this.#storeRow(popupStoreId, at);
    row.views += 1;
    row.hours[at.hour] = (row.hours[at.hour] ?? 0) + 1;
    if (productId === undefined) return;
    row.productViews += 1;
    const key = `${at.day} ${popupStoreId} ${productId}`;
    const looks = this.#products.get(key) ?? { popupStoreId, day: at.day, productId, views: 0 };
    looks.views += 1;
    this.#products.set(key, looks);
  }

  addition(popupStoreId: string, at: MarketHour): void {
    this.#storeRow(popupStoreId, at).additions += 1;
  }

  /** Funnel steps that a visitor takes for the first time today at this process; the database counts each once. */
  steps(popupStoreId: string, at: MarketHour, mark: number, taken: readonly FunnelStep[]): void {
    if (taken.length === 0) return;
    this.#storeRow(popupStoreId, at);
    for (const step of taken) this.#marks.push({ popupStoreId, day: at.day, step, mark });
  }

  /** `store` is an id or slug. */
  missed(store: string, { day }: MarketHour, q: string): void {
    const key = `${day} ${store} ${q}`;
    const row = this.#searches.get(key) ?? { store, day, q, count: 0 };
    row.count += 1;
    if (this.#searches.size < MOST_WORDS || this.#searches.has(key)) this.#searches.set(key, row);
  }

  get isEmpty(): boolean {
    return this.#stores.size + this.#products.size + this.#searches.size === 0;
  }

  /** Returns all counts and resets them. */
  take(): Required<VisitCounts> {
    const taken = {
      stores: [...this.#stores.values()],
      products: [...this.#products.values()],
      searches: [...this.#searches.values()],
      marks: this.#marks,
    };
    this.#marks = [];
    for (const rows of [this.#stores, this.#products, this.#searches]) rows.clear();
    return taken;
  }

  #storeRow(popupStoreId: string, { day }: MarketHour): StoreRow {
    const key = `${day} ${popupStoreId}`;
    const row = this.#stores.get(key) ?? {
      popupStoreId,
      day,
      views: 0,
      productViews: 0,
      additions: 0,
      visitors: 0,
      added: 0,
      checkout: 0,
      ordered: 0,
      hours: Array<number>(HOURS).fill(0),
    };
    this.#stores.set(key, row);
    return row;
  }
}
