import type { Call } from '../../../contract/api/call.ts';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { Result } from '../../../contract/api/failure.ts';
import { PRODUCT_LIMITS } from '../../../contract/limits.ts';
import type { CorrectedSearch } from '../../../contract/catalogue/corrected-search.ts';
import {
  storeForProductPage,
  withoutStoreFields,
  toListItem,
  type PopupStoreCard,
  storeCardOf,
} from '../../../contract/catalogue/list-item.ts';
import type { PageInfo } from '../../../contract/api/pagination.ts';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import { isPublicStatus } from '../../../contract/stores/store-visibility.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import { saleFilterQuery } from '../../../contract/catalogue/product-sale-filter.ts';
import { sortOf } from '../../../contract/catalogue/product-sort.ts';
import type { ProductsQuery } from '../../../contract/catalogue/products-query.ts';
import { omitEmpty } from '../api/omit-empty.ts';
import { storeFilter } from '../stores/store-filter.ts';

interface ListInput {
  query: ProductsQuery;
  limit: number;
  asOf: string | null;
}

interface ListedProducts {
  items: Product[];
  pagination: PageInfo | null;
  lookedFor: CorrectedSearch | undefined;
  stores?: PopupStoreCard[];
  categories?: readonly { name: string; products: number }[];
}

const RELATED = 4;
/** Number of stores shown beside the products of a search. */
const BESIDE_GOODS = 3;

/**
 * True if the product and its store are public. A product that still waits for its pictures is not recognised
 * as hidden here.
 */
const isPublic = ({ isActive, popupStore }: Product) =>
  isActive !== false && (!popupStore || isPublicStatus(popupStore.status));

export const createProductsService = (call: Call) => {
  async function list(
    { query: { store, sale, category, ...query }, limit, asOf }: ListInput,
    countCategories: true | undefined,
    signal?: AbortSignal,
  ): Promise<Result<ListedProducts, FailureOf<'listProducts'>>> {
    const asked = omitEmpty({
      ...query,
      sort: sortOf(query),
      ...storeFilter(store),
      ...saleFilterQuery(sale),
      categories: category === undefined ? undefined : [category],
      active: true,
      countCategories,
      limit,
      asOf: asOf ?? undefined,
    });
    const answer = await call('listProducts', { query: asked }, signal);
    if (!answer.ok) return answer;
    const { products, pagination, lookedFor, categories } = answer.value;
    return {
      ok: true,
      value: {
        items: products.map(toListItem),
        pagination: pagination ?? null,
        lookedFor,
        ...(categories && { categories }),
      },
    };
  }

  /** One page of public products; newest first by default, best match first for a search (R5.15, R7.14, R9.11). */
  const listProducts = (input: ListInput, signal?: AbortSignal) => list(input, undefined, signal);

  /** Up to three stores that match a search; none on failure. */
  async function findStores(q: string, signal?: AbortSignal): Promise<PopupStoreCard[]> {
    const query = { q, when: 'all', limit: BESIDE_GOODS } as const;
    const answer = await call('listActivePopupStores', { query }, signal);
    return answer.ok ? answer.value.popupStores.map(storeCardOf) : [];
  }

  /**
   * One page of public products, as `listProducts`. The first page of the whole market also has the
   * categories of its stores; that of a search also has the matching stores (R7.9). Extra data that fails to
   * load is left out.
   */
  async function searchProducts(input: ListInput, signal?: AbortSignal): ReturnType<typeof listProducts> {
    const { q, store, offset = 0 } = input.query;
    const isBeginning = store === undefined && offset === 0;
    const [listed, stores] = await Promise.all([
      list(input, isBeginning || undefined, signal),
      isBeginning && q ? findStores(q, signal) : [],
    ]);
    return listed.ok ? { ok: true, value: { ...listed.value, stores } } : listed;
  }

  /** Other products of the store, or of the producer if it has no store; none on failure. */
  async function listRelated(
    { id, popupStoreId, producerId }: Product,
    signal?: AbortSignal,
  ): Promise<Product[]> {
    const query = popupStoreId ? { store: popupStoreId } : { producerId };
    if (!popupStoreId && !producerId) return [];
    const answer = await listProducts({ query, limit: RELATED + 1, asOf: null }, signal);
    return answer.ok ? answer.value.items.filter((other) => other.id !== id).slice(0, RELATED) : [];
  }

  async function findStore({ popupStoreId }: Product, signal?: AbortSignal): Promise<PopupStore | null> {
    if (!popupStoreId) return null;
    const answer = await call('getPopupStore', { params: { id: popupStoreId } }, signal);
    return answer.ok ? storeForProductPage(answer.value.popupStore) : null;
  }

  /**
   * Product with its store and up to four related ones. Only a failure of the product itself fails. A product
   * that is not public is NOT_FOUND for everyone (R7.14).
   */
  async function loadProduct(
    { id }: { id: string },
    signal?: AbortSignal,
  ): Promise<
    Result<{ product: Product; store: PopupStore | null; related: Product[] }, FailureOf<'getProduct'>>
  > {
    const answer = await call('getProduct', { params: { id } }, signal);
    if (!answer.ok) return answer;
    const { product } = answer.value;
    if (!isPublic(product)) return { ok: false, failure: { code: 'NOT_FOUND', status: 404, errors: [] } };
    const [store, related] = await Promise.all([findStore(product, signal), listRelated(product, signal)]);
    return {
      ok: true,
      value: { product, store, related: store ? related.map(withoutStoreFields) : related },
    };
  }

  /** Up to six products, newest first, of one store or of all (R9.11). */
  const listFeatured = (store: string | null, signal?: AbortSignal) =>
    listProducts(
      { query: { store: store ?? undefined }, limit: PRODUCT_LIMITS.featured, asOf: null },
      signal,
    );

  return { listProducts, searchProducts, loadProduct, listFeatured };
};

export type ProductsService = ReturnType<typeof createProductsService>;
