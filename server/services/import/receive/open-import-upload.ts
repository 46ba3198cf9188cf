import { and, eq, inArray, or } from 'drizzle-orm';
import {
  AWAITED_IMPORT_STATUSES,
  UNFINISHED_IMPORT_STATUSES,
} from '../../../../contract/lifecycles/product-import.lifecycle.ts';
import type { PopupStoreUpdate } from '../../../../contract/stores/popup-store-input.ts';
import { ARCHIVE_FIELD } from '../../../../contract/import/archive-conflict.ts';
import type { UploadUrl } from '../../../../contract/uploads/upload.ts';
import { limitAttempts } from '../../../attempt-limits.ts';
import type { Context } from '../../../context.ts';
import { productImports } from '../../../db/schema-imports.ts';
import { requireAskerId } from '../../../policies/asker.ts';
import { Refusal } from '../../../http/refusal.ts';
import { invalidInputRefusal } from '../../../http/default-error-messages.ts';
import { requireStorage } from '../../uploads/account-storage.ts';
import { newUploadSecret, uploadHash } from '../../uploads/open-uploads.ts';
import { renewedExpiry } from './upload-slot.ts';
import { endUnfinishedImports } from '../finish/end-unfinished-imports.ts';

type Announced = Pick<PopupStoreUpdate, 'requestProductsZipUpload' | 'productsZipInfo'>;

/** Maximum imports in progress in all stores of one account. */
const MOST_AT_ONCE = 20;
const TOO_MANY = 'Tienes demasiados archivos a medias. Espera a que acaben, o cancela alguno.';

/** Cancels announced ZIPs of the store that have not arrived; a new announcement replaces them. Returns the freed bytes. */
async function forgetAwaited(tx: Context, storeId: string): Promise<number> {
  const over = await endUnfinishedImports(
    tx,
    and(
      eq(productImports.popupStoreId, storeId),
      inArray(productImports.status, [...AWAITED_IMPORT_STATUSES]),
    ),
    { status: 'cancelled' },
  );
  return over.reduce((sum, { storedBytes }) => sum + storedBytes, 0);
}

/** Throws CONFLICT beside another import of the store, whose awaited ones are cancelled, or at the account's limit. */
async function refuseBesideOthers({ db }: Context, storeId: string, asker: string): Promise<void> {
  const { status, userId, popupStoreId } = productImports;
  const others = await db
    .select({ popupStoreId })
    .from(productImports)
    .where(
      and(inArray(status, UNFINISHED_IMPORT_STATUSES), or(eq(userId, asker), eq(popupStoreId, storeId))),
    );
  if (others.some((one) => one.popupStoreId === storeId))
    throw new Refusal(
      'CONFLICT',
      'Ya se está leyendo un archivo de este puesto. Espera a que acabe, o cancélalo.',
    );
  if (others.length >= MOST_AT_ONCE)
    throw new Refusal('CONFLICT', TOO_MANY, { errors: [{ field: ARCHIVE_FIELD, message: TOO_MANY }] });
}

/**
 * Opens the upload of an announced ZIP for a locked store and returns its URL (R3.8, R7.11). The URL accepts that
 * content type and expires an hour after the last byte; null without an announcement. A new announcement replaces it.
 * Throws CONFLICT while another ZIP of the store is processed, or at `productsZipInfo` for too many imports or a full
 * quota. Throws VALIDATION_FAILED without a file name, and TOO_MANY_REQUESTS.
 */
export async function openImportUpload(
  tx: Context,
  storeId: string,
  { requestProductsZipUpload, productsZipInfo: info }: Announced,
): Promise<UploadUrl | null> {
  if (requestProductsZipUpload !== true) return null;
  if (!info) throw invalidInputRefusal([{ field: ARCHIVE_FIELD, message: 'Di qué archivo vas a subir' }]);
  const userId = requireAskerId(tx);
  await limitAttempts(tx, 'uploadUrls', [userId]);
  const freed = await forgetAwaited(tx, storeId);
  await refuseBesideOthers(tx, storeId, userId);
  const bytes = Math.max(0, (info.fileSize ?? 0) - freed);
  await requireStorage(tx, userId, { bytes, field: ARCHIVE_FIELD });
  const secret = newUploadSecret();
  const now = tx.clock.now();
  const { placeUntil } = renewedExpiry(now);
  await tx.db.insert(productImports).values({
    id: tx.newId(),
    popupStoreId: storeId,
    userId,
    fileName: info.filename,
    contentType: info.contentType,
    expectedCount: info.expectedProductCount,
    announcedSize: info.fileSize,
    replaceExisting: info.replaceExisting,
    dryRun: info.dryRun,
    placeHash: uploadHash(secret),
    placeUntil,
    createdAt: new Date(now),
  });
  return {
    key: 'productsZip',
    filename: info.filename,
    uploadUrl: `${tx.origin}/uploads/archives/${secret}`,
    // A ZIP is deleted after processing and has no public URL.
    fileUrl: '',
    contentType: info.contentType,
    expiresAt: placeUntil.toISOString(),
  };
}
