import type { Call } from '../../../contract/api/call.ts';
import type { KnownFailure, Result } from '../../../contract/api/failure.ts';
import type { PageInfo } from '../../../contract/api/pagination.ts';
import { PRODUCT_LIMITS } from '../../../contract/limits.ts';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import { withoutStoreFields, toListItem } from '../../../contract/catalogue/list-item.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import { storeFilter } from './store-filter.ts';
import { asPageFailure } from './store-failures.ts';

export const createStorePreviewService = (call: Call) => {
  /**
   * Preview of a store that is not public, by id or slug, with its first products. The server decides who may
   * see it; NOT_FOUND for anyone else. Never cached.
   */
  async function loadStoreDraft(
    { idOrSlug }: { idOrSlug: string },
    signal?: AbortSignal,
  ): Promise<Result<{ store: PopupStore; products: Product[]; pagination: PageInfo | null }, KnownFailure>> {
    const query = { ...storeFilter(idOrSlug), sort: 'newest' as const, limit: PRODUCT_LIMITS.pageSize };
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
        // Admins also receive hidden products, which shoppers will not see.
        products: products
          .filter(({ isActive }) => isActive !== false)
          .map((product) => withoutStoreFields(toListItem(product))),
        pagination,
      },
    };
  }

  return { loadStoreDraft };
};
