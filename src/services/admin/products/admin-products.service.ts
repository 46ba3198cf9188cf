import type { Call } from '../../../../contract/api/call.ts';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import type { Result } from '../../../../contract/api/failure.ts';
import type { PageInfo } from '../../../../contract/api/pagination.ts';
import type { AdminProductsQuery } from '../../../../contract/admin/admin-products-query.ts';
import type { Product } from '../../../../contract/catalogue/product.ts';
import { omitEmpty } from '../../api/omit-empty.ts';

interface ListInput {
  query: AdminProductsQuery;
  limit: number;
  asOf: string | null;
}

/** Products of the market, for admins. */
export const createAdminProductsService = (call: Call) => {
  /** One page of all producers' products, including hidden ones unless the query filters them (R7.14). */
  async function listAdminProducts(
    { query, limit, asOf }: ListInput,
    signal?: AbortSignal,
  ): Promise<Result<{ items: Product[]; pagination: PageInfo | null }, FailureOf<'listProducts'>>> {
    const asked = omitEmpty({ ...query, limit, asOf: asOf ?? undefined });
    const answer = await call('listProducts', { query: asked }, signal);
    if (!answer.ok) return answer;
    const { products, pagination = null } = answer.value;
    return { ok: true, value: { items: products, pagination } };
  }

  return { listAdminProducts };
};
