import type { Call } from '../../../contract/api/call.ts';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { Result } from '../../../contract/api/failure.ts';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import type { Product } from '../../../contract/catalogue/product.ts';

export const createProductPreviewService = (call: Call) => {
  /**
   * Preview of a product that is not public, with its store. The server decides who may see it; NOT_FOUND for
   * anyone else. Never cached.
   */
  async function loadProductDraft(
    { id }: { id: string },
    signal?: AbortSignal,
  ): Promise<
    Result<{ product: Product; store: PopupStore | null; related: Product[] }, FailureOf<'getProduct'>>
  > {
    const answer = await call('getProduct', { params: { id } }, signal);
    if (!answer.ok) return answer;
    const { product } = answer.value;
    const { popupStoreId } = product;
    const found = popupStoreId ? await call('getPopupStore', { params: { id: popupStoreId } }, signal) : null;
    return { ok: true, value: { product, store: found?.ok ? found.value.popupStore : null, related: [] } };
  }

  return { loadProductDraft };
};
