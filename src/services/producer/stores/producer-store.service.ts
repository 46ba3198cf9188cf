import { array, is, string, type } from 'superstruct';
import type { Call } from '../../../../contract/api/call.ts';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import type { KnownFailure, Result } from '../../../../contract/api/failure.ts';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import type { Product } from '../../../../contract/catalogue/product.ts';
import type { User } from '../../../../contract/account/user.ts';
import type { SentApprovalDecision } from '../../../../contract/stores/store-approval.ts';
import { asPageFailure, notThere } from '../../stores/store-missing.ts';

/** How many of its products stand on the page of a store. */
const SHOWN = 12;

/** What the market says of a product that could not be deleted. */
const Kept = type({ name: string(), message: string() });

interface StoreId {
  id: string;
}

export const createProducerStoreService = (call: Call, reader: Pick<User, 'id' | 'role'>) => {
  const mayRun = ({ ownerId }: PopupStore) => reader.role === 'admin' || ownerId === reader.id;

  /** Of a store of the market an admin sees what everybody sells in it. */
  const goodsCall = reader.role === 'admin' ? 'listProducts' : 'listProducerProducts';

  /** A store that the reader runs, with the last of the own products in it; somebody else's is NOT_FOUND (R2.6). */
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
    if (!mayRun(store)) return notThere();
    if (!listed.ok) return listed;
    const { products, pagination } = listed.value;
    return { ok: true, value: { store, products, total: pagination?.total ?? products.length } };
  }

  /** How many products a store has, whose ever, and how many of them the reader may not delete; nothing is changed (R5.13). */
  async function countGoods(
    { id: idOrSlug }: StoreId,
    signal?: AbortSignal,
  ): Promise<Result<{ found: number; foreign: number }, FailureOf<'deleteAllProducts'>>> {
    const answer = await call('deleteAllProducts', { params: { idOrSlug }, query: { dryRun: true } }, signal);
    if (!answer.ok) return answer;
    const { totalProductsFound: found, totalProductsFailed: foreign } = answer.value.result;
    return { ok: true, value: { found, foreign } };
  }

  /** Deletes all products of a store that the reader may delete: how many went, and which stayed and why (R3.15, R7.16). */
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

  /** Deletes a store; one in which something was ever ordered goes into the archive (R7.12). */
  async function deleteStore(
    { id }: StoreId,
    signal?: AbortSignal,
  ): Promise<Result<{ isArchived: boolean }, FailureOf<'deletePopupStore'>>> {
    const answer = await call('deletePopupStore', { params: { id } }, signal);
    return answer.ok ? { ok: true, value: { isArchived: answer.value?.archived === true } } : answer;
  }

  /** Asks that a store which is held may be published. */
  async function askForApproval(
    { id }: StoreId,
    signal?: AbortSignal,
  ): Promise<Result<null, FailureOf<'askForApproval'>>> {
    const answer = await call('askForApproval', { params: { id } }, signal);
    return answer.ok ? { ok: true, value: null } : answer;
  }

  /** Grants it, or says what has to change first, of the version that was seen; for admins. CONFLICT where it changed since. */
  async function decideApproval(
    { id, ...body }: StoreId & SentApprovalDecision,
    signal?: AbortSignal,
  ): Promise<Result<null, FailureOf<'decideApproval'>>> {
    const answer = await call('decideApproval', { params: { id }, body }, signal);
    return answer.ok ? { ok: true, value: null } : answer;
  }

  return { askForApproval, decideApproval, loadProducerStore, countGoods, emptyStore, deleteStore };
};
