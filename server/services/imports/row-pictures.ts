import { LRUCache } from 'lru-cache';
import { NO_LONGER_KEPT } from '../../../contract/products/archive-contents.ts';
import { ArchiveFault } from '../../../contract/products/archive-fault.ts';
import { ARCHIVES } from '../../../contract/products/archive-limits.ts';
import type { NamedPicture } from '../../../contract/products/archive-rows.ts';
import type { PackedFile } from '../../../contract/products/archive-rules.ts';
import { pictureTypeOf } from '../../../contract/products/import-row.ts';
import { quoted } from '../../../contract/products/quoted.ts';
import { pictures } from '../../db/schema-stores.ts';
import { createQueue } from '../../queue.ts';
import { originalKey } from '../pictures/picture-names.ts';
import { JobLost, patientWorkshop } from '../pictures/picture-workshop.ts';
import { removePictures } from '../pictures/remove-pictures.ts';
import type { Archive } from './open-archive.ts';
import { NoLongerKept } from './open-kept.ts';
import type { ImportTools, LeasedImport } from './lease.ts';

/** Rows often share a picture: so many bytes of what came out are remembered. */
const REMEMBERED = 24 * 1024 * 1024;

/** All imports of this server together leave the rest of the machine to whoever shops. */
const queue = createQueue(2);

/** The pictures of a row under names of their own, and what they take. */
export interface KeptPictures {
  names: string[];
  bytes: number;
}

type Read = { bytes: Buffer } | { fault: string };

/** Keeps the pictures of a row under names of their own, or says which one there is something wrong with. */
export type KeepPictures = (
  wanted: readonly NamedPicture[],
) => Promise<KeptPictures | { fault: string; name: string }>;

const TOO_MUCH = `las fotos de este archivo ocupan en total más de ${ARCHIVES.maxPictureBytes / 1024 ** 3} GB. Usa fotos más pequeñas, o menos por producto`;

const TOO_HARD = 'cuesta demasiado leerla. Usa una foto más pequeña, o prueba otra vez más tarde';

interface From {
  archive: Pick<Archive, 'read'>;
  signal: AbortSignal;
}

async function read({ archive, signal }: From, file: PackedFile): Promise<Read> {
  try {
    const bytes = await archive.read(file);
    const job = { verb: 'readUpload', bytes, contentType: pictureTypeOf(file.name) ?? '' } as const;
    const picture = await queue.run(async () => {
      signal.throwIfAborted();
      return patientWorkshop.carryOut(job);
    });
    return picture ? { bytes: picture } : { fault: 'no es una imagen válida' };
  } catch (error) {
    if (error instanceof ArchiveFault) return { fault: 'está dañada dentro del ZIP' };
    if (error instanceof NoLongerKept) return { fault: NO_LONGER_KEPT };
    if (error instanceof JobLost) return { fault: TOO_HARD };
    throw error;
  }
}

/** Reads each picture once, however many rows wait for it. */
function createReadOnce(from: From): (file: PackedFile) => Promise<Read> {
  const known = new LRUCache<PackedFile, Buffer>({
    maxSize: REMEMBERED,
    sizeCalculation: ({ length }) => length,
  });
  const underWay = new Map<PackedFile, Promise<Read>>();
  const begin = async (file: PackedFile) => {
    const came = await read(from, file);
    if ('bytes' in came) known.set(file, came.bytes);
    return came;
  };
  return async (file) => {
    const bytes = known.get(file);
    if (bytes) return { bytes };
    const reading = underWay.get(file) ?? begin(file).finally(() => underWay.delete(file));
    underWay.set(file, reading);
    return reading;
  };
}

type Keeping = Pick<LeasedImport, 'dryRun' | 'pictureBytes'> & { ownerId: string };

/**
 * The pictures of an archive, each read once and kept as it is read, as much as an import may keep in all; those of a trial are read
 * alone. What is kept is marked as left until the row that it belongs to is written: of a row that never is, the housekeeping removes it.
 */
export function createKeepPictures(
  { db, blobs, clock }: Pick<ImportTools, 'db' | 'blobs' | 'clock'>,
  { dryRun, pictureBytes, ownerId }: Keeping,
  from: From,
): KeepPictures {
  const { signal } = from;
  const readOnce = createReadOnce(from);
  let inAll = pictureBytes;
  const keep = async (bytes: Buffer): Promise<string> => {
    const name = crypto.randomUUID();
    const now = new Date(clock.now());
    await db.insert(pictures).values({ name, ownerId, createdAt: now, leftAt: now });
    await blobs.put(originalKey(name), bytes);
    return name;
  };
  const forget = async (kept: KeptPictures) => {
    inAll -= kept.bytes;
    await removePictures({ db, blobs }, kept.names);
  };
  return async (wanted) => {
    const kept: KeptPictures = { names: [], bytes: 0 };
    const refuse = async (name: string, fault: string) => {
      await forget(kept);
      return { fault: `${quoted(name)}: ${fault}`, name };
    };
    for (const { name, file } of wanted) {
      signal.throwIfAborted();
      const came = await readOnce(file);
      if ('fault' in came) return refuse(name, came.fault);
      if (dryRun) continue;
      if (inAll + came.bytes.length > ARCHIVES.maxPictureBytes) return refuse(name, TOO_MUCH);
      inAll += came.bytes.length;
      kept.bytes += came.bytes.length;
      signal.throwIfAborted();
      kept.names.push(await keep(came.bytes));
    }
    return kept;
  };
}
