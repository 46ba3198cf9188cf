import type { Call } from '../../../../contract/api/call.ts';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import type { Result } from '../../../../contract/api/failure.ts';
import type { Product } from '../../../../contract/catalogue/product.ts';
import type { ProductCreate, ProductUpdate } from '../../../../contract/catalogue/product-input.ts';
import type { WithUploadUrls } from '../../../../contract/uploads/upload.ts';
import type { Infer } from 'superstruct';
import { createUnsavedFormStorage, type FormStorages } from '../../shell/unsaved-form-storage.ts';

type Write =
  | { kind: 'create'; body: Infer<typeof ProductCreate> }
  | { kind: 'update'; id: string; body: ProductUpdate };

export const createProductEditorService = (call: Call) => {
  /**
   * Creates a product, or updates the given fields of one (R7.15). Answers the product and its upload URLs.
   * CONFLICT for an outdated version.
   */
  async function saveProduct(
    write: Write,
    signal?: AbortSignal,
  ): Promise<Result<WithUploadUrls<Product>, FailureOf<'createProduct' | 'updateProduct'>>> {
    const answer =
      write.kind === 'create'
        ? await call('createProduct', { body: write.body }, signal)
        : await call('updateProduct', { params: { id: write.id }, body: write.body }, signal);
    if (!answer.ok) return answer;
    const { product: content, uploadUrls = [] } = answer.value;
    return { ok: true, value: { content, uploadUrls } };
  }

  /**
   * Product of the caller, public or not. Another producer's product is NOT_FOUND here, or NOT_OWNER when it
   * is saved.
   */
  async function loadProduct(
    { id }: { id: string },
    signal?: AbortSignal,
  ): Promise<Result<Product, FailureOf<'getProduct'>>> {
    const answer = await call('getProduct', { params: { id } }, signal);
    return answer.ok ? { ok: true, value: answer.value.product } : answer;
  }

  return { saveProduct, loadProduct };
};

/** Storage of the unsaved form of a product. */
export const createUnsavedProductService = (storages: FormStorages = {}) =>
  createUnsavedFormStorage({ ...storages, key: 'product_draft' });
