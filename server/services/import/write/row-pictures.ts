import { ARCHIVE_LIMITS } from '../../../../contract/import/archive-limits.ts';
import type { NamedPicture } from '../../../../contract/import/archive-rows.ts';
import { quoteName } from '../../../../contract/import/quote-name.ts';
import { originalKey } from '../../pictures/picture-names.ts';
import { removePictures } from '../../pictures/remove-pictures.ts';
import { reservePictureStorage } from '../../uploads/account-storage.ts';
import type { ImportTools, LeasedImport } from './lease.ts';
import { createPictureReader, type PictureSource } from '../read/picture-reader.ts';

/** Stored pictures of a row: new names, and size in bytes. */
export interface StoredPictures {
  names: string[];
  bytes: number;
}

/** Stores the pictures of a row under new names, or returns the first error. */
export type StorePictures = (
  wanted: readonly NamedPicture[],
) => Promise<StoredPictures | { fault: string; name: string }>;

const TOO_MUCH = `las fotos de este archivo ocupan en total más de ${ARCHIVE_LIMITS.maxPictureBytes / 1024 ** 3} GB. Usa fotos más pequeñas, o menos por producto`;

type Keeping = Pick<LeasedImport, 'dryRun' | 'pictureBytes'> & { ownerId: string };

/**
 * Storage of a ZIP's pictures, each read once, within the import's limit and the owner's quota. Once the quota is full,
 * no further picture is read. A trial only reads them. A stored picture is marked for deletion until its row is
 * written, so that housekeeping removes orphans.
 */
export function createStorePictures(
  { db, blobs, clock }: Pick<ImportTools, 'db' | 'blobs' | 'clock'>,
  { dryRun, pictureBytes, ownerId }: Keeping,
  from: PictureSource,
): StorePictures {
  const { signal } = from;
  const readOnce = createPictureReader(from);
  let inAll = pictureBytes;
  /** Error message for all further pictures, once the quota is full. */
  let fullText: string | null = null;
  const keep = async (bytes: Buffer): Promise<{ name: string } | { fault: string }> => {
    const name = crypto.randomUUID();
    const noRoom = await reservePictureStorage({ db, clock }, { name, ownerId, size: bytes.length });
    if (noRoom?.isFull) fullText = noRoom.message;
    if (noRoom) return { fault: noRoom.message };
    await blobs.put(originalKey(name), bytes);
    return { name };
  };
  const forget = async (kept: StoredPictures) => {
    if (kept.names.length === 0) return;
    inAll -= kept.bytes;
    // The deletion has freed quota, so the next picture may fit.
    fullText = null;
    await removePictures({ db, blobs }, kept.names);
  };
  return async (wanted) => {
    const kept: StoredPictures = { names: [], bytes: 0 };
    const refuse = async (name: string, fault: string) => {
      await forget(kept);
      return { fault: `${quoteName(name)}: ${fault}`, name };
    };
    for (const { name, file } of wanted) {
      signal.throwIfAborted();
      if (fullText !== null) return refuse(name, fullText);
      const came = await readOnce(file);
      if ('fault' in came) return refuse(name, came.fault);
      if (dryRun) continue;
      if (inAll + came.bytes.length > ARCHIVE_LIMITS.maxPictureBytes) return refuse(name, TOO_MUCH);
      signal.throwIfAborted();
      const own = await keep(came.bytes);
      if ('fault' in own) return refuse(name, own.fault);
      inAll += came.bytes.length;
      kept.bytes += came.bytes.length;
      kept.names.push(own.name);
    }
    return kept;
  };
}
