import type { Call } from '../../../../contract/api/call.ts';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import type { KnownFailure, Result } from '../../../../contract/api/failure.ts';
import { STORE_LIMITS } from '../../../../contract/limits.ts';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import type { PopupStoreCreate, PopupStoreUpdate } from '../../../../contract/stores/popup-store-input.ts';
import type { WithUploadUrls } from '../../../../contract/uploads/upload.ts';

type Write =
  | { kind: 'create'; body: PopupStoreCreate }
  | { kind: 'update'; id: string; body: PopupStoreUpdate };

/** Maps POPUP_STORE_NOT_FOUND to NOT_FOUND, the code that the editor expects. */
const missing = ({ code, ...rest }: FailureOf<'getPopupStore'>): KnownFailure => ({
  ...rest,
  code: code === 'POPUP_STORE_NOT_FOUND' ? 'NOT_FOUND' : code,
});

export const createStoreEditorService = (call: Call) => {
  /**
   * Creates a store as a draft, or updates the given fields of one (R7.11, R7.12). Answers the store and its
   * upload URLs. A slug of another store is CONFLICT at `slug`.
   */
  async function saveStore(
    write: Write,
    signal?: AbortSignal,
  ): Promise<Result<WithUploadUrls<PopupStore>, FailureOf<'createPopupStore' | 'updatePopupStore'>>> {
    const answer =
      write.kind === 'create'
        ? await call('createPopupStore', { body: write.body }, signal)
        : await call('updatePopupStore', { params: { id: write.id }, body: write.body }, signal);
    if (!answer.ok) return answer;
    const { popupStore: content, uploadUrls = [] } = answer.value;
    return { ok: true, value: { content, uploadUrls } };
  }

  /** Store by its id, including the caller's own drafts. NOT_FOUND if missing. */
  async function loadStore(
    { id }: { id: string },
    signal?: AbortSignal,
  ): Promise<Result<PopupStore, KnownFailure>> {
    const answer = await call('getPopupStore', { params: { id } }, signal);
    return answer.ok
      ? { ok: true, value: answer.value.popupStore }
      : { ok: false, failure: missing(answer.failure) };
  }

  /** Open and upcoming stores of the market, first opening first, up to the limits of the calendar. */
  async function listNeighbours(signal?: AbortSignal): Promise<Result<PopupStore[], KnownFailure>> {
    const shelf = (when: 'open' | 'upcoming') =>
      call(
        'listActivePopupStores',
        { query: { when, sortBy: 'startDate', sortOrder: 'asc', limit: STORE_LIMITS.calendar } },
        signal,
      );
    const [open, upcoming] = await Promise.all([shelf('open'), shelf('upcoming')]);
    if (!open.ok) return open;
    if (!upcoming.ok) return upcoming;
    return { ok: true, value: [...open.value.popupStores, ...upcoming.value.popupStores] };
  }

  return { saveStore, loadStore, listNeighbours };
};
