import type { Call } from '../../../../contract/api/call.ts';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import type { KnownFailure, Result } from '../../../../contract/api/failure.ts';
import { STORES } from '../../../../contract/limits.ts';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import type { PopupStoreCreate, PopupStoreUpdate } from '../../../../contract/stores/popup-store-input.ts';
import type { Written } from '../../../../contract/uploads/upload.ts';

type Write =
  | { kind: 'create'; body: PopupStoreCreate }
  | { kind: 'update'; id: string; body: PopupStoreUpdate };

/** The editor has one word for what is not there. */
const missing = ({ code, ...rest }: FailureOf<'getPopupStore'>): KnownFailure => ({
  ...rest,
  code: code === 'POPUP_STORE_NOT_FOUND' ? 'NOT_FOUND' : code,
});

export const createStoreEditorService = (call: Call) => {
  /** Opens a store as a draft, or changes what is named of one (R7.11, R7.12). An address that another store has is CONFLICT at `slug`. */
  async function saveStore(
    write: Write,
    signal?: AbortSignal,
  ): Promise<Result<Written<PopupStore>, FailureOf<'createPopupStore' | 'updatePopupStore'>>> {
    const answer =
      write.kind === 'create'
        ? await call('createPopupStore', { body: write.body }, signal)
        : await call('updatePopupStore', { params: { id: write.id }, body: write.body }, signal);
    if (!answer.ok) return answer;
    const { popupStore: content, uploadUrls = [] } = answer.value;
    return { ok: true, value: { content, uploadUrls } };
  }

  /** One store by its id, a draft too where it is the asker's; of what is not there NOT_FOUND. */
  async function loadStore(
    { id }: { id: string },
    signal?: AbortSignal,
  ): Promise<Result<PopupStore, KnownFailure>> {
    const answer = await call('getPopupStore', { params: { id } }, signal);
    return answer.ok
      ? { ok: true, value: answer.value.popupStore }
      : { ok: false, failure: missing(answer.failure) };
  }

  /** The stores of the market that are open or will open, the first to open first, as many as a calendar holds of each. */
  async function listNeighbours(signal?: AbortSignal): Promise<Result<PopupStore[], KnownFailure>> {
    const shelf = (when: 'open' | 'upcoming') =>
      call(
        'listActivePopupStores',
        { query: { when, sortBy: 'startDate', sortOrder: 'asc', limit: STORES.calendar } },
        signal,
      );
    const [open, upcoming] = await Promise.all([shelf('open'), shelf('upcoming')]);
    if (!open.ok) return open;
    if (!upcoming.ok) return upcoming;
    return { ok: true, value: [...open.value.popupStores, ...upcoming.value.popupStores] };
  }

  return { saveStore, loadStore, listNeighbours };
};
