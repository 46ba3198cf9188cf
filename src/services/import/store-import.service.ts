import type { Call } from '../../../contract/api/call.ts';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { KnownFailure, Result } from '../../../contract/api/failure.ts';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import { archiveTypeOf } from '../../../contract/import/archive-problem.ts';
import type { ProductImport } from '../../../contract/import/product-import.ts';
import type { User } from '../../../contract/account/user.ts';
import { asPageFailure, notThere } from '../stores/store-missing.ts';

interface StoreId {
  id: string;
}

interface Upload {
  upload: ProductImport | null;
}

/** A market that told of no address has taken no archive. */
const noAddress: KnownFailure<'INTERNAL'> = { code: 'INTERNAL', status: 0, errors: [] };

export const createStoreImportService = (call: Call, reader: Pick<User, 'id' | 'role'>) => {
  /** A store that the reader runs, and the last archive that was sent for it; somebody else's is NOT_FOUND (R3.9, R6.3). */
  async function loadImport(
    { id }: StoreId,
    signal?: AbortSignal,
  ): Promise<Result<{ store: PopupStore } & Upload, KnownFailure>> {
    const found = await call('getPopupStore', { params: { id } }, signal);
    if (!found.ok) return { ok: false, failure: asPageFailure(found.failure) };
    const { popupStore: store } = found.value;
    if (reader.role !== 'admin' && store.ownerId !== reader.id) return notThere();
    const told = await call('getProductImport', { params: { id } }, signal);
    if (!told.ok) return { ok: false, failure: asPageFailure(told.failure) };
    return { ok: true, value: { store, upload: told.value.upload } };
  }

  /** Asks where an archive goes (R7.12); one of a trial is read, and nothing of it kept. */
  async function announceArchive(
    { id, file, isReplacing, isTrial }: StoreId & { file: File; isReplacing: boolean; isTrial: boolean },
    signal?: AbortSignal,
  ): Promise<Result<{ url: string }, FailureOf<'updatePopupStore'>>> {
    const productsZipInfo = {
      filename: file.name,
      contentType: archiveTypeOf(file),
      fileSize: file.size,
      replaceExisting: isReplacing,
      dryRun: isTrial,
    };
    const answer = await call(
      'updatePopupStore',
      { params: { id }, body: { requestProductsZipUpload: true, productsZipInfo } },
      signal,
    );
    if (!answer.ok) return answer;
    const url = answer.value.productsZipUploadUrl?.uploadUrl;
    return url === undefined ? { ok: false, failure: noAddress } : { ok: true, value: { url } };
  }

  /** How far the last archive of a store has been read (R9.8). */
  const lookAtImport = ({ id }: StoreId, signal?: AbortSignal) =>
    call('getProductImport', { params: { id } }, signal);

  /** Has no more of it read, and says what came of it until then. */
  const cancelImport = ({ id }: StoreId, signal?: AbortSignal) =>
    call('cancelProductImport', { params: { id } }, signal);

  /** Has it stand still, or go on from there (R4.11). */
  const pauseImport = ({ id, paused }: StoreId & { paused: boolean }, signal?: AbortSignal) =>
    call('pauseProductImport', { params: { id }, body: { paused } }, signal);

  return { loadImport, announceArchive, lookAtImport, cancelImport, pauseImport };
};
