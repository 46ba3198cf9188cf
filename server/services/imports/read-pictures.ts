import { LRUCache } from 'lru-cache';
import { NO_LONGER_KEPT } from '../../../contract/products/archive-contents.ts';
import { ArchiveFault } from '../../../contract/products/archive-fault.ts';
import type { PackedFile } from '../../../contract/products/archive-rules.ts';
import { pictureTypeOf } from '../../../contract/products/import-row.ts';
import { createQueue } from '../../queue.ts';
import { JobLost, patientWorkshop, type Workshop } from '../pictures/picture-workshop.ts';
import type { Archive } from './open-archive.ts';
import { NoLongerKept } from './open-kept.ts';

/** Rows often share a picture: so many bytes of what came out are remembered. */
const REMEMBERED = 24 * 1024 * 1024;

/** All imports of this server together leave the rest of the machine to whoever shops. */
const queue = createQueue(2);

type Read = { bytes: Buffer } | { fault: string };

const TOO_HARD = 'cuesta demasiado leerla. Usa una foto más pequeña, o prueba otra vez más tarde';

export interface ReadFrom {
  archive: Pick<Archive, 'read'>;
  signal: AbortSignal;
  workshop?: Workshop;
}

async function read(
  { archive, signal, workshop = patientWorkshop }: ReadFrom,
  file: PackedFile,
): Promise<Read> {
  try {
    const bytes = await archive.read(file);
    const job = { verb: 'readUpload', bytes, contentType: pictureTypeOf(file.name) ?? '' } as const;
    const picture = await queue.run(async () => {
      signal.throwIfAborted();
      return workshop.carryOut(job);
    });
    return picture ? { bytes: picture } : { fault: 'no es una imagen válida' };
  } catch (error) {
    if (error instanceof ArchiveFault) return { fault: 'está dañada dentro del ZIP' };
    if (error instanceof NoLongerKept) return { fault: NO_LONGER_KEPT };
    if (error instanceof JobLost) return { fault: TOO_HARD };

    throw error;
  }
}

/**
 * Reads pictures of an archive as uploads are read, each once, however many rows wait for it. What is wrong with one is said in words
 * that go behind its name; throws what is no fault of a picture.
 */
export function createReadOnce(from: ReadFrom): (file: PackedFile) => Promise<Read> {
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
