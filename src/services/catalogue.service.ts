import type { Call } from '../../contract/call.ts';
import type { KnownFailure, Result } from '../../contract/failure.ts';
import { PRODUCTS, STORES } from '../../contract/limits.ts';
import type { Pagination } from '../../contract/pagination.ts';
import type { PopupStore } from '../../contract/popup-store.ts';
import type { Product } from '../../contract/product.ts';
import { knownFailure } from './failures.ts';
import { createProductsService } from './products.service.ts';

interface StoresQuery {
  q?: string | undefined;
  categories?: string[] | undefined;
  offset?: number | undefined;
}

export const createCatalogueService = (call: Call) => {
  const products = createProductsService(call);

  /** One page of the stores that anybody may see, latest start first (R7.9, R9.7, R9.14). */
  async function listStores(
    { query, limit, asOf }: { query: StoresQuery; limit: number; asOf: string | null },
    signal?: AbortSignal,
  ): Promise<Result<{ items: PopupStore[]; pagination: Pagination | null }, KnownFailure>> {
    const { q, categories, offset } = query;
    const asked = {
      sortBy: 'startDate', sortOrder: 'desc', limit, ...(q ? { q } : {}), ...(categories?.length ? { categories } : {}),
      ...(offset ? { offset } : {}), ...(asOf ? { asOf } : {}),
    } as const;
    const answer = await call('listActivePopupStores', { query: asked }, signal);
    if (!answer.ok) return { ok: false, failure: knownFailure(answer.failure) };
    return { ok: true, value: { items: answer.value.popupStores, pagination: answer.value.pagination ?? null } };
  }

  /** What the home page shows: the stores that can be seen and the featured products, of one store if it is named (R9.11). */
  async function loadHome(
    { storeId }: { storeId: string | null },
    signal?: AbortSignal,
  ): Promise<Result<{ stores: PopupStore[]; featured: Product[] }, KnownFailure>> {
    const [stores, featured] = await Promise.all([
      listStores({ query: {}, limit: STORES.activeLimit, asOf: null }, signal),
      products.listFeatured(storeId, signal),
    ]);
    if (!stores.ok) return stores;
    if (!featured.ok) return featured;
    return { ok: true, value: { stores: stores.value.items, featured: featured.value.items } };
  }

  /** A store by id or slug, with its first products (R2.17). */
  async function loadStorePage(
    { idOrSlug }: { idOrSlug: string },
    signal?: AbortSignal,
  ): Promise<Result<{ store: PopupStore; products: Product[]; pagination: Pagination | null }, KnownFailure>> {
    const [found, listed] = await Promise.all([
      call('getPopupStore', { params: { id: idOrSlug } }, signal),
      products.listProducts({ query: { store: idOrSlug }, limit: PRODUCTS.pageSize, asOf: null }, signal),
    ]);
    if (!found.ok) return { ok: false, failure: knownFailure(found.failure) };
    if (!listed.ok) return listed;
    return { ok: true, value: { store: found.value.popupStore, products: listed.value.items, pagination: listed.value.pagination } };
  }

  return { listStores, loadHome, loadStorePage };
};

export type CatalogueService = ReturnType<typeof createCatalogueService>;
