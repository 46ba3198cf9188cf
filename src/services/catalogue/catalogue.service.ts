import type { Call } from '../../../contract/api/call.ts';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { KnownFailure, Result } from '../../../contract/api/failure.ts';
import { STORE_LIMITS } from '../../../contract/limits.ts';
import type { PageInfo } from '../../../contract/api/pagination.ts';
import {
  withoutStoreFields,
  type PopupStoreCard,
  storeForCart,
  storeCardOf,
  withoutSaleTerms,
} from '../../../contract/catalogue/list-item.ts';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import { isPublicStore } from '../../../contract/stores/store-visibility.ts';
import type { StoresQuery } from '../../../contract/stores/stores-query.ts';
import { createProductsService } from './products.service.ts';
import { omitEmpty } from '../api/omit-empty.ts';
import { asPageFailure } from '../stores/store-failures.ts';

/** Stores without duplicates: a server without the `when` filter answers each query with the same stores. */
const distinct = (stores: PopupStore[]) => [...new Map(stores.map((store) => [store.id, store])).values()];

type StoresResult = Result<
  { items: PopupStore[]; pagination: PageInfo | null },
  FailureOf<'listActivePopupStores'>
>;

const UNSEEN: KnownFailure = { code: 'NOT_FOUND', status: 404, errors: [] };

interface Options {
  /** Time to live of cached lists of stores, in ms (R9.9); 0 by default, as on the server. */
  cacheTime?: number;
  /** Current time, in ms UTC. */
  now?: () => number;
}

export const createCatalogueService = (call: Call, { cacheTime = 0, now = Date.now }: Options = {}) => {
  const products = createProductsService(call);
  const cache = new Map<string, { answer: StoresResult; until: number }>();

  /**
   * One page of public stores; latest start first by default, best match first for a search (R7.9, R9.7,
   * R9.9, R9.14).
   */
  async function listStores(
    { query, limit, asOf }: { query: StoresQuery; limit: number; asOf: string | null },
    signal?: AbortSignal,
  ): Promise<StoresResult> {
    const { categories, ...rest } = query;
    const sorted = { sortBy: 'startDate', sortOrder: 'desc' } as const;
    const asked = omitEmpty({
      ...(query.q ? {} : sorted),
      ...rest,
      categories: categories?.length ? categories : undefined,
      limit,
      asOf: asOf ?? undefined,
    });
    const key = JSON.stringify(asked);
    const known = cache.get(key);
    if (known && now() < known.until) return known.answer;
    const found = await call('listActivePopupStores', { query: asked }, signal);
    if (!found.ok) return found;
    const { popupStores: items, pagination = null } = found.value;
    const answer: StoresResult = { ok: true, value: { items, pagination } };
    cache.set(key, { answer, until: now() + cacheTime });
    return answer;
  }

  /**
   * Content of the home page: open, upcoming and recently ended stores, the number of further open ones, and
   * featured products. With `idOrSlug`, the products are those of that store (R9.11).
   */
  async function loadHome(
    { idOrSlug }: { idOrSlug: string | null },
    signal?: AbortSignal,
  ): Promise<Result<{ stores: PopupStoreCard[]; unseen: number; featured: Product[] }, KnownFailure>> {
    const shelf = (query: StoresQuery, limit: number) => listStores({ query, limit, asOf: null }, signal);
    const [open, upcoming, ended, featured] = await Promise.all([
      shelf({ when: 'open' }, STORE_LIMITS.activeLimit),
      shelf({ when: 'upcoming', sortOrder: 'asc' }, STORE_LIMITS.upcoming),
      shelf({ when: 'ended', sortBy: 'endDate' }, STORE_LIMITS.ended),
      products.listFeatured(idOrSlug, signal),
    ]);
    if (!open.ok) return open;
    if (!upcoming.ok) return upcoming;
    if (!ended.ok) return ended;
    if (!featured.ok) return featured;
    const stores = distinct([open, upcoming, ended].flatMap(({ value }) => value.items));
    const isShown = ({ popupStoreId }: Product) => stores.some(({ id }) => id === popupStoreId);
    return {
      ok: true,
      value: {
        stores: stores.map(storeCardOf),
        unseen: Math.max(0, (open.value.pagination?.total ?? 0) - open.value.items.length),
        featured: featured.value.items.map((product) =>
          isShown(product) ? withoutStoreFields(product) : product,
        ),
      },
    };
  }

  /** Store by id or slug, with its first products. A store that is not public is NOT_FOUND for everyone (R2.17). */
  async function loadStorePage(
    { idOrSlug }: { idOrSlug: string },
    signal?: AbortSignal,
  ): Promise<Result<{ store: PopupStore; products: Product[]; pagination: PageInfo | null }, KnownFailure>> {
    const [found, listed] = await Promise.all([
      call('getPopupStore', { params: { id: idOrSlug } }, signal),
      products.listProducts({ query: { store: idOrSlug }, limit: STORE_LIMITS.goods, asOf: null }, signal),
    ]);
    if (!found.ok) return { ok: false, failure: asPageFailure(found.failure) };
    if (!isPublicStore(found.value.popupStore)) return { ok: false, failure: UNSEEN };
    if (!listed.ok) return listed;
    return {
      ok: true,
      value: {
        store: withoutSaleTerms(storeForCart(found.value.popupStore)),
        products: listed.value.items.map(withoutStoreFields),
        pagination: listed.value.pagination,
      },
    };
  }

  /** Terms of sale of a store, by id or slug. A store that is not public is NOT_FOUND for everyone (R5.4). */
  async function loadSaleTerms(
    { idOrSlug }: { idOrSlug: string },
    signal?: AbortSignal,
  ): Promise<Result<Pick<PopupStore, 'name' | 'slug' | 'ownerInfo'>, KnownFailure>> {
    const found = await call('getPopupStore', { params: { id: idOrSlug } }, signal);
    if (!found.ok) return { ok: false, failure: asPageFailure(found.failure) };
    const { popupStore } = found.value;
    if (!isPublicStore(popupStore)) return { ok: false, failure: UNSEEN };
    const { name, slug, ownerInfo = null } = popupStore;
    return { ok: true, value: { name, slug, ownerInfo } };
  }

  return { listStores, loadHome, loadStorePage, loadSaleTerms };
};

export type CatalogueService = ReturnType<typeof createCatalogueService>;
