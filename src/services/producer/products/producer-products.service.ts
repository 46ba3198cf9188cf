import type { BodyOf, FailureOf } from '../../../../contract/api/call-types.ts';
import type { Call } from '../../../../contract/api/call.ts';
import type { Result } from '../../../../contract/api/failure.ts';
import type { PageInfo } from '../../../../contract/api/pagination.ts';
import {
  NO_STORE_FILTER,
  type ProducerProductsQuery,
} from '../../../../contract/producer/producer-products-query.ts';
import type { ProducerProduct } from '../../../../contract/producer/producer-product.ts';
import type { Product } from '../../../../contract/catalogue/product.ts';
import { omitEmpty } from '../../api/omit-empty.ts';

interface RowWrite {
  id: string;
  body: Pick<BodyOf<'updateProduct'>, 'price' | 'stock' | 'version'>;
}

interface ListInput {
  query: ProducerProductsQuery;
  limit: number;
  asOf: string | null;
}

export const createProducerProductsService = (call: Call) => {
  /** One page of the caller's own products, public or not (R7.14). */
  async function listProducerProducts(
    { query, limit, asOf }: ListInput,
    signal?: AbortSignal,
  ): Promise<
    Result<{ items: ProducerProduct[]; pagination: PageInfo | null }, FailureOf<'listProducerProducts'>>
  > {
    const { store, ...rest } = query;
    const place = store === NO_STORE_FILTER ? { inStore: false } : { popupStoreId: store };
    const asked = omitEmpty({ ...rest, ...place, limit, asOf: asOf ?? undefined });
    const answer = await call('listProducerProducts', { query: asked }, signal);
    if (!answer.ok) return answer;
    const { products, pagination } = answer.value;
    return { ok: true, value: { items: products, pagination: pagination ?? null } };
  }

  /** Publishes or hides a product; answers the updated product (R5.6, R7.15). */
  async function changeProductStatus(
    { id, change }: { id: string; change: { isActive: boolean } },
    signal?: AbortSignal,
  ): Promise<Result<Product, FailureOf<'changeProductStatus'>>> {
    const answer = await call('changeProductStatus', { params: { id }, body: change }, signal);
    return answer.ok ? { ok: true, value: answer.value.product } : answer;
  }

  /** Updates price or stock of a product; answers the updated product. CONFLICT for an outdated version (R5.6). */
  async function saveRow(
    { id, body }: RowWrite,
    signal?: AbortSignal,
  ): Promise<Result<Product, FailureOf<'updateProduct'>>> {
    const answer = await call('updateProduct', { params: { id }, body }, signal);
    return answer.ok ? { ok: true, value: answer.value.product } : answer;
  }

  /**
   * Deletes a product with its pictures. A missing one counts as deleted, because the first answer may have
   * been lost (R7.15).
   */
  async function deleteProduct(
    { id }: { id: string },
    signal?: AbortSignal,
  ): Promise<Result<null, FailureOf<'deleteProduct'>>> {
    const answer = await call('deleteProduct', { params: { id } }, signal);
    return answer.ok || answer.failure.code === 'NOT_FOUND' ? { ok: true, value: null } : answer;
  }

  return { listProducerProducts, changeProductStatus, saveRow, deleteProduct };
};
