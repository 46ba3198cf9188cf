import { array, is, string, type } from 'superstruct';
import type { Call } from '../../../../contract/api/call.ts';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import type { KnownFailure, Result } from '../../../../contract/api/failure.ts';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import type { Product } from '../../../../contract/catalogue/product.ts';
import type { User } from '../../../../contract/account/user.ts';
import type { ApprovalDecisionInput } from '../../../../contract/stores/store-approval.ts';
import { asPageFailure, foreignStoreNotFound } from '../../stores/store-failures.ts';

/** Number of products on a store's page. */
const SHOWN = 12;

/** Product that could not be deleted, with the server's reason. */
const Kept = type({ name: string(), message: string() });

interface StoreId {
  id: string;
}

export const createProducerStoreService = (call: Call, reader: Pick<User, 'id' | 'role'>) => {
  const mayRun = ({ ownerId }: PopupStore) => reader.role === 'admin' || ownerId === reader.id;

  /** Admins see the products of all producers in a store. */
  const goodsCall = reader.role === 'admin' ? 'listProducts' : 'listProducerProducts';

  /**
   * Store of the reader with its latest products and their total number. The store of another producer is
   * NOT_FOUND (R2.6).
   */
  async function loadProducerStore(
    { id }: StoreId,
    signal?: AbortSignal,
  ): Promise<Result<{ store: PopupStore; products: Product[]; total: number }, KnownFailure>> {
    const [found, listed] = await Promise.all([
      call('getPopupStore', { params: { id } }, signal),
      call(goodsCall, { query: { popupStoreId: id, limit: SHOWN } }, signal),
    ]);
    if (!found.ok) return { ok: false, failure: asPageFailure(found.failure) };
    const { popupStore: store } = found.value;
    if (!mayRun(store)) return foreignStoreNotFound();
    if (!listed.ok) return listed;
    const { products, pagination } = listed.value;
    return { ok: true, value: { store, products, total: pagination?.total ?? products.length } };
  }

  /**
   * Dry run of the deletion: number of all products in the store, and of those that the reader may not
   * delete. Changes nothing (R5.13).
   */
  async function countGoods(
    { id: idOrSlug }: StoreId,
    signal?: AbortSignal,
  ): Promise<Result<{ found: number; foreign: number }, FailureOf<'deleteAllProducts'>>> {
    const answer = await call('deleteAllProducts', { params: { idOrSlug }, query: { dryRun: true } }, signal);
    if (!answer.ok) return answer;
    const { totalProductsFound: found, totalProductsFailed: foreign } = answer.value.result;
    return { ok: true, value: { found, foreign } };
  }

  /**
   * Deletes all products of a store that the reader may delete. Answers the number of deleted ones, and the
   * others with their reason (R3.15, R7.16).
   */
  async function emptyStore(
    { id: idOrSlug }: StoreId,
    signal?: AbortSignal,
  ): Promise<
    Result<
      { deleted: number; pictures: number; kept: { name: string; message: string }[] },
      FailureOf<'deleteAllProducts'>
    >
  > {
    const answer = await call(
      'deleteAllProducts',
      { params: { idOrSlug }, query: { confirm: true } },
      signal,
    );
    if (!answer.ok) return answer;
    const { totalProductsDeleted: deleted, totalImagesDeleted: pictures, errors } = answer.value.result;
    const kept = is(errors, array(Kept)) ? errors.map(({ name, message }) => ({ name, message })) : [];
    return { ok: true, value: { deleted, pictures, kept } };
  }

  /** Deletes a store. A store with orders is archived instead (R7.12). */
  async function deleteStore(
    { id }: StoreId,
    signal?: AbortSignal,
  ): Promise<Result<{ isArchived: boolean }, FailureOf<'deletePopupStore'>>> {
    const answer = await call('deletePopupStore', { params: { id } }, signal);
    return answer.ok ? { ok: true, value: { isArchived: answer.value?.archived === true } } : answer;
  }

  /** Requests the approval of a store. */
  async function askForApproval(
    { id }: StoreId,
    signal?: AbortSignal,
  ): Promise<Result<null, FailureOf<'askForApproval'>>> {
    const answer = await call('askForApproval', { params: { id } }, signal);
    return answer.ok ? { ok: true, value: null } : answer;
  }

  /**
   * Approval of a store, or the changes that it needs; for admins. CONFLICT if the store has changed since
   * the given version.
   */
  async function decideApproval(
    { id, ...body }: StoreId & ApprovalDecisionInput,
    signal?: AbortSignal,
  ): Promise<Result<null, FailureOf<'decideApproval'>>> {
    const answer = await call('decideApproval', { params: { id }, body }, signal);
    return answer.ok ? { ok: true, value: null } : answer;
  }

  return { askForApproval, decideApproval, loadProducerStore, countGoods, emptyStore, deleteStore };
};
