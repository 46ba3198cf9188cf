import { randomBytes } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { PopupStoreUpdate } from '../../../contract/popup-stores/popup-store-input.ts';
import { ARCHIVES } from '../../../contract/products/archive-limits.ts';
import type { UploadUrl } from '../../../contract/uploads/upload.ts';
import { limitAttempts } from '../../attempt-limits.ts';
import type { Context } from '../../context.ts';
import { productImports } from '../../db/schema-imports.ts';
import { requireAskerId } from '../../policies/asker.ts';
import { Refusal } from '../../refusal.ts';
import { invalidInput } from '../../standing-words.ts';
import { uploadHash } from '../uploads/open-uploads.ts';
import { AWAITED } from './import-states.ts';

type Announced = Pick<PopupStoreUpdate, 'requestProductsZipUpload' | 'productsZipInfo'>;

/** Whoever announces another archive does without the one that had not come. */
async function forgetAwaited({ db, clock }: Context, storeId: string): Promise<void> {
  await db
    .update(productImports)
    .set({ status: 'cancelled', placeHash: null, processedAt: new Date(clock.now()) })
    .where(and(eq(productImports.popupStoreId, storeId), inArray(productImports.status, [...AWAITED])));
}

async function refuseBesideAnother({ db }: Context, storeId: string): Promise<void> {
  const another = await db.$count(
    productImports,
    and(eq(productImports.popupStoreId, storeId), eq(productImports.status, 'processing')),
  );
  if (another > 0)
    throw new Refusal(
      'CONFLICT',
      'Ya se está leyendo un archivo de este puesto. Espera a que acabe, o cancélalo.',
    );
}

/**
 * Opens a place for the archive that is announced of a locked store, for 24 hours and for that type; null where none is. Announcing
 * again renews it. Refuses with CONFLICT while another one of the store is being read, VALIDATION_FAILED without its name, and
 * TOO_MANY_REQUESTS (R3.8, R7.11).
 */
export async function announceImport(
  tx: Context,
  storeId: string,
  { requestProductsZipUpload, productsZipInfo: info }: Announced,
): Promise<UploadUrl | null> {
  if (requestProductsZipUpload !== true) return null;
  if (!info) throw invalidInput([{ field: 'productsZipInfo', message: 'Di qué archivo vas a subir' }]);
  const userId = requireAskerId(tx);
  await limitAttempts(tx, 'uploadUrls', [userId]);
  await refuseBesideAnother(tx, storeId);
  await forgetAwaited(tx, storeId);
  const secret = randomBytes(32).toString('base64url');
  const now = tx.clock.now();
  const placeUntil = new Date(now + ARCHIVES.placeTime);
  await tx.db.insert(productImports).values({
    id: tx.newId(),
    popupStoreId: storeId,
    userId,
    fileName: info.filename,
    contentType: info.contentType,
    expectedCount: info.expectedProductCount ?? null,
    replaceExisting: info.replaceExisting ?? false,
    placeHash: uploadHash(secret),
    placeUntil,
    createdAt: new Date(now),
  });
  return {
    key: 'productsZip',
    filename: info.filename,
    uploadUrl: `${tx.origin}/uploads/archives/${secret}`,
    // An archive is read and thrown away; nobody is ever shown it.
    fileUrl: '',
    contentType: info.contentType,
    expiresAt: placeUntil.toISOString(),
  };
}
