import type { Call } from '../../../contract/api/call.ts';
import type { KnownFailure, Result } from '../../../contract/api/failure.ts';
import type { Pagination } from '../../../contract/api/pagination.ts';
import { PRODUCTS } from '../../../contract/limits.ts';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import { withoutStoreFields, toListItem } from '../../../contract/catalogue/list-item.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import { storeFilter } from './store-filter.ts';
import { asPageFailure } from './store-missing.ts';

export const createStorePreviewService = (call: Call) => {
  /**
   * A store that no shopper sees yet, by id or slug, with the first of what it will sell. Whoever has no business with it is
   * told NOT_FOUND: whose it is the server decides. Nothing of it is remembered.
   */
  async function loadStoreDraft(
    { idOrSlug }: { idOrSlug: string },
    signal?: AbortSignal,
  ): Promise<
    Result<{ store: PopupStore; products: Product[]; pagination: Pagination | null }, KnownFailure>
  > {
    const query = { ...storeFilter(idOrSlug), sort: 'newest' as const, limit: PRODUCTS.pageSize };
    const [found, listed] = await Promise.all([
      call('getPopupStore', { params: { id: idOrSlug } }, signal),
      call('listProducts', { query }, signal),
    ]);
    if (!found.ok) return { ok: false, failure: asPageFailure(found.failure) };
    if (!listed.ok) return listed;
    const { products, pagination = null } = listed.value;
    return {
      ok: true,
      value: {
        store: found.value.popupStore,
        // An admin is told of those that are switched off as well; shoppers will not be.
        products: products
          .filter(({ isActive }) => isActive !== false)
          .map((product) => withoutStoreFields(toListItem(product))),
        pagination,
      },
    };
  }

  return { loadStoreDraft };
};
