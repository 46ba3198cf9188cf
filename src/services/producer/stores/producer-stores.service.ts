import type { Call } from '../../../../contract/api/call.ts';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import type { Result } from '../../../../contract/api/failure.ts';
import type { PageInfo } from '../../../../contract/api/pagination.ts';
import type { ProducerStoresQuery } from '../../../../contract/producer/producer-stores-query.ts';
import type { ProducerPopupStore } from '../../../../contract/producer/producer-popup-store.ts';
import type { PopupStore, PopupStoreStatus } from '../../../../contract/stores/popup-store.ts';
import { omitEmpty } from '../../api/omit-empty.ts';

interface ListInput {
  query: ProducerStoresQuery;
  limit: number;
  asOf: string | null;
}

export const createProducerStoresService = (call: Call) => {
  /** One page of the caller's own stores in any status. Latest first; ascending if sorted by name (R7.10, R9.7). */
  async function listProducerStores(
    { query, limit, asOf }: ListInput,
    signal?: AbortSignal,
  ): Promise<
    Result<{ items: ProducerPopupStore[]; pagination: PageInfo | null }, FailureOf<'listProducerPopupStores'>>
  > {
    const { sortBy = 'createdAt', ...rest } = query;
    const sortOrder = sortBy === 'name' ? 'asc' : 'desc';
    const categories = rest.categories && [...rest.categories];
    const asked = omitEmpty({
      ...rest,
      categories,
      sortBy,
      sortOrder,
      limit,
      asOf: asOf ?? undefined,
    } as const);
    const answer = await call('listProducerPopupStores', { query: asked }, signal);
    if (!answer.ok) return answer;
    const { popupStores, pagination } = answer.value;
    return { ok: true, value: { items: popupStores, pagination: pagination ?? null } };
  }

  /** Changes the status of a store; answers the updated store (R4.9, R7.12). */
  async function changeStatus(
    { id, status }: { id: string; status: PopupStoreStatus },
    signal?: AbortSignal,
  ): Promise<Result<PopupStore, FailureOf<'changePopupStoreStatus'>>> {
    const answer = await call('changePopupStoreStatus', { params: { id }, body: { status } }, signal);
    return answer.ok ? { ok: true, value: answer.value.popupStore } : answer;
  }

  return { listProducerStores, changeStatus };
};
