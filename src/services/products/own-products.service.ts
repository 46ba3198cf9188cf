import type { FailureOf } from '../../../contract/calls/call-types.ts';
import type { Call } from '../../../contract/calls/call.ts';
import type { Result } from '../../../contract/calls/failure.ts';
import type { Pagination } from '../../../contract/calls/pagination.ts';
import type { OwnProductsQuery } from '../../../contract/products/own-products-query.ts';
import type { Product } from '../../../contract/products/product.ts';
import { said } from '../calls/said.ts';

interface ListInput {
  query: OwnProductsQuery;
  limit: number;
  asOf: string | null;
}

export const createOwnProductsService = (call: Call) => {
  /** One page of what the asker sells, shown to shoppers or not (R7.14). */
  async function listOwnProducts(
    { query, limit, asOf }: ListInput,
    signal?: AbortSignal,
  ): Promise<Result<{ items: Product[]; pagination: Pagination | null }, FailureOf<'listOwnProducts'>>> {
    const asked = said({ ...query, limit, asOf: asOf ?? undefined });
    const answer = await call('listOwnProducts', { query: asked }, signal);
    if (!answer.ok) return answer;
    const { products, pagination } = answer.value;
    return { ok: true, value: { items: products, pagination: pagination ?? null } };
  }

  /** Puts a product on sale or hides it; the product as it is then (R5.6, R7.15). */
  async function changeProductStatus(
    { id, change }: { id: string; change: { isActive: boolean } },
    signal?: AbortSignal,
  ): Promise<Result<Product, FailureOf<'changeProductStatus'>>> {
    const answer = await call('changeProductStatus', { params: { id }, body: change }, signal);
    return answer.ok ? { ok: true, value: answer.value.product } : answer;
  }

  return { listOwnProducts, changeProductStatus };
};
