import { AWAITED_IMPORT_STATUSES } from '../../../contract/lifecycles/product-import.lifecycle.ts';
import { isFinalPutFailure } from '../../../contract/uploads/put-failure.ts';
import type { InterruptedArchiveUpload } from '../../machines/import/store-import.types.ts';
import type { ResumableUploads } from '../../services/import/resumable-uploads.ts';
import type { createStoreImportService } from '../../services/import/store-import.service.ts';
import type { fetchUploadProgress } from '../../services/api/upload-progress.ts';
import type { PutFile } from '../../services/api/put-file.ts';

type Services = ReturnType<typeof createStoreImportService>;
/** Uploads an archive of a store. */
export type SendArchiveVerb = (
  input: Parameters<PutFile>[0] & { id: string },
  signal?: AbortSignal,
) => ReturnType<PutFile>;

interface Memory {
  sendings: ResumableUploads;
  askArrived: (url: string, signal?: AbortSignal) => ReturnType<typeof fetchUploadProgress>;
}

/**
 * Import services that also record an upload on this device, until it is complete, cancelled or useless. An
 * interrupted upload is part of the loaded store, as long as the server waits for it.
 */
export function withUploadRecords<All extends Services>(
  services: All,
  putFile: PutFile,
  { sendings, askArrived }: Memory,
) {
  async function leftOf(question: { id: string }, isAwaited: boolean, signal?: AbortSignal) {
    if (!isAwaited) {
      await sendings.forget(question.id);
      return null;
    }
    const sending = await sendings.recall(question.id);
    if (!sending) return null;
    const arrived = await askArrived(sending.url, signal);
    if (arrived !== 'over') return { ...sending, share: arrived ?? 0 } satisfies InterruptedArchiveUpload;
    await sendings.forget(question.id);
    return null;
  }

  const loadImport = async (question: { id: string }, signal?: AbortSignal) => {
    const found = await services.loadImport(question, signal);
    if (!found.ok) return found;
    const { upload } = found.value;
    const isAwaited = AWAITED_IMPORT_STATUSES.some((status) => status === upload?.status);
    return { ok: true as const, value: { ...found.value, left: await leftOf(question, isAwaited, signal) } };
  };

  const announceArchive: Services['announceArchive'] = async (input, signal) => {
    const place = await services.announceArchive(input, signal);
    const { file, isReplacing, isTrial } = input;
    const { name, size, lastModified } = file;
    const sending = { name, size, lastModified, isReplacing, isTrial, file };
    if (place.ok) void sendings.remember(input.id, { url: place.value.url, ...sending });
    return place;
  };

  const cancelImport: Services['cancelImport'] = async (question, signal) => {
    const ended = await services.cancelImport(question, signal);
    if (ended.ok) void sendings.forget(question.id);
    return ended;
  };

  const sendArchive: SendArchiveVerb = async ({ id, ...input }, signal) => {
    const sent = await putFile(input, signal);
    if (sent.ok || isFinalPutFailure(sent.failure.code)) void sendings.forget(id);
    return sent;
  };

  return { services: { ...services, loadImport, announceArchive, cancelImport }, sendArchive };
}
