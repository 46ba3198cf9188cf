import type { Call } from '../../../../contract/api/call.ts';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import type { Result } from '../../../../contract/api/failure.ts';
import type { PageInfo } from '../../../../contract/api/pagination.ts';
import { STORE_LIMITS } from '../../../../contract/limits.ts';
import type { AdminStoresQuery } from '../../../../contract/admin/admin-stores-query.ts';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import { omitEmpty } from '../../api/omit-empty.ts';

interface ListInput {
  /** Date range as instants. */
  query: AdminStoresQuery;
  limit: number;
  asOf: string | null;
}

/** Stores of all producers, for admins. */
export const createAdminStoresService = (call: Call) => {
  /** Stores sorted by name, as options of a filter; at most one page of the call (R9.7). */
  async function loadChoices(
    _: unknown,
    signal?: AbortSignal,
  ): Promise<Result<PopupStore[], FailureOf<'listPopupStores'>>> {
    const query = { sortBy: 'name', sortOrder: 'asc', limit: STORE_LIMITS.maxLimit } as const;
    const answer = await call('listPopupStores', { query }, signal);
    return answer.ok ? { ok: true, value: answer.value.popupStores } : answer;
  }

  /** One page of all stores in any status, latest first (R7.10, R9.7, R9.14). */
  async function listAdminStores(
    { query, limit, asOf }: ListInput,
    signal?: AbortSignal,
  ): Promise<Result<{ items: PopupStore[]; pagination: PageInfo | null }, FailureOf<'listPopupStores'>>> {
    const { categories, ...rest } = query;
    const asked = omitEmpty({
      ...rest,
      categories: categories && [...categories],
      limit,
      asOf: asOf ?? undefined,
    });
    const answer = await call('listPopupStores', { query: asked }, signal);
    if (!answer.ok) return answer;
    const { popupStores, pagination } = answer.value;
    return { ok: true, value: { items: popupStores, pagination: pagination ?? null } };
  }

  return { loadChoices, listAdminStores };
};
