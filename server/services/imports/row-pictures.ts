import { inArray } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { ArchiveFault } from '../../../contract/products/archive-fault.ts';
import { type Contents, pictureFrom } from '../../../contract/products/archive-contents.ts';
import type { PackedFile } from '../../../contract/products/archive-rules.ts';
import { pictureTypeOf } from '../../../contract/products/import-row.ts';
import { pictures } from '../../db/schema-stores.ts';
import { createQueue } from '../../queue.ts';
import { originalKey } from '../pictures/picture-names.ts';
import { JobLost, patientWorkshop } from '../pictures/picture-workshop.ts';
import type { Archive } from './open-archive.ts';
import type { ImportTools } from './lease.ts';

/** Rows often share a picture: so many bytes of what came out are remembered. */
const REMEMBERED = 24 * 1024 * 1024;

/** All imports of this server together leave the rest of the machine to whoever shops. */
const queue = createQueue(2);

type Kept = { names: string[] } | { fault: string };
type Read = { bytes: Buffer } | { fault: string };

/** Keeps the pictures of a row under names of their own, or says what is wrong with one. */
export type KeepPictures = (names: readonly string[]) => Promise<Kept>;

const readPicture = (bytes: Buffer, contentType: string) =>
  queue
    .run(() => patientWorkshop.carryOut({ verb: 'readUpload', bytes, contentType }))
    .catch((error: unknown) => {
      if (error instanceof JobLost) return null;
      throw error;
    });

async function read(archive: Archive, file: PackedFile): Promise<Read> {
  try {
    const picture = await readPicture(await archive.read(file), pictureTypeOf(file.name) ?? '');
    return picture ? { bytes: picture } : { fault: 'no es una imagen válida' };
  } catch (error) {
    if (error instanceof ArchiveFault) return { fault: 'está dañada dentro del ZIP' };
    throw error;
  }
}

/**
 * The pictures of an archive, each read once. What is kept is marked as left until the row that it belongs to is written: of a row
 * that never is, the housekeeping removes it.
 */
export function createKeepPictures(
  { db, blobs, clock }: Pick<ImportTools, 'db' | 'blobs' | 'clock'>,
  { archive, contents, ownerId }: { archive: Archive; contents: Contents; ownerId: string | null },
): KeepPictures {
  const known = new LRUCache<string, Buffer>({
    maxSize: REMEMBERED,
    sizeCalculation: ({ length }) => length,
  });
  const readOnce = async (file: PackedFile): Promise<Read> => {
    const bytes = known.get(file.name);
    if (bytes) return { bytes };
    const came = await read(archive, file);
    if ('bytes' in came) known.set(file.name, came.bytes);
    return came;
  };
  return async (wanted) => {
    const found: Buffer[] = [];
    for (const name of wanted) {
      const picture = pictureFrom(contents, name);
      if ('fault' in picture) return picture;
      const came = await readOnce(picture.file);
      if ('fault' in came) return { fault: `«${name}»: ${came.fault}` };
      found.push(came.bytes);
    }
    const kept = found.map((bytes) => ({ name: crypto.randomUUID() as string, bytes }));
    const now = new Date(clock.now());
    if (kept.length > 0)
      await db
        .insert(pictures)
        .values(kept.map(({ name }) => ({ name, ownerId, createdAt: now, leftAt: now })));
    for (const { name, bytes } of kept) await blobs.put(originalKey(name), bytes);
    return { names: kept.map(({ name }) => name) };
  };
}

/** Says that pictures belong to something now, in the transaction that writes it. */
export async function takePictures({ db }: Pick<ImportTools, 'db'>, names: readonly string[]): Promise<void> {
  if (names.length > 0)
    await db
      .update(pictures)
      .set({ leftAt: null })
      .where(inArray(pictures.name, [...names]));
}
