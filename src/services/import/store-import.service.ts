import type { Call } from '../../../contract/api/call.ts';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { KnownFailure, Result } from '../../../contract/api/failure.ts';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import { archiveContentTypeOf } from '../../../contract/import/archive-problem.ts';
import type { ProductImport } from '../../../contract/import/product-import.ts';
import type { User } from '../../../contract/account/user.ts';
import { asPageFailure, foreignStoreNotFound } from '../stores/store-failures.ts';

interface StoreId {
  id: string;
}

interface Upload {
  upload: ProductImport | null;
}

/** Failure of an announcement without an upload URL in the answer. */
const noAddress: KnownFailure<'INTERNAL'> = { code: 'INTERNAL', status: 0, errors: [] };

export const createStoreImportService = (call: Call, reader: Pick<User, 'id' | 'role'>) => {
  /** Store of the reader with its last import. The store of another producer is NOT_FOUND (R3.9, R6.3). */
  async function loadImport(
    { id }: StoreId,
    signal?: AbortSignal,
  ): Promise<Result<{ store: PopupStore } & Upload, KnownFailure>> {
    const found = await call('getPopupStore', { params: { id } }, signal);
    if (!found.ok) return { ok: false, failure: asPageFailure(found.failure) };
    const { popupStore: store } = found.value;
    if (reader.role !== 'admin' && store.ownerId !== reader.id) return foreignStoreNotFound();
    const told = await call('getProductImport', { params: { id } }, signal);
    if (!told.ok) return { ok: false, failure: asPageFailure(told.failure) };
    return { ok: true, value: { store, upload: told.value.upload } };
  }

  /**
   * Requests an upload URL for an archive (R7.12). With `isTrial`, the server only reads and reports, and
   * saves nothing.
   */
  async function announceArchive(
    { id, file, isReplacing, isTrial }: StoreId & { file: File; isReplacing: boolean; isTrial: boolean },
    signal?: AbortSignal,
  ): Promise<Result<{ url: string }, FailureOf<'updatePopupStore'>>> {
    const productsZipInfo = {
      filename: file.name,
      contentType: archiveContentTypeOf(file),
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

  /** Progress of the store's last import (R9.8). */
  const lookAtImport = ({ id }: StoreId, signal?: AbortSignal) =>
    call('getProductImport', { params: { id } }, signal);

  /** Cancels the import; answers its result so far. */
  const cancelImport = ({ id }: StoreId, signal?: AbortSignal) =>
    call('cancelProductImport', { params: { id } }, signal);

  /** Pauses or resumes the import (R4.11). */
  const pauseImport = ({ id, paused }: StoreId & { paused: boolean }, signal?: AbortSignal) =>
    call('pauseProductImport', { params: { id }, body: { paused } }, signal);

  return { loadImport, announceArchive, lookAtImport, cancelImport, pauseImport };
};
