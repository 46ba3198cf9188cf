import { LRUCache } from 'lru-cache';
import { NO_LONGER_STORED } from '../../../../contract/import/archive-contents.ts';
import { ArchiveFault } from '../../../../contract/import/archive-fault.ts';
import type { PackedFile } from '../../../../contract/import/archive-rules.ts';
import { createFairLimiter } from '../../../http/fair-limiter.ts';
import type { PictureOutcome } from '../../pictures/picture-work.ts';
import { JobLost, lowPriorityImageWorkers, type ImageWorkers } from '../../pictures/image-worker-pool.ts';
import type { PictureFault } from '../../pictures/read-upload.ts';
import type { Archive } from './open-archive.ts';
import { NoLongerStored } from './open-stored-archive.ts';

/** Rows often share a picture: so many bytes of what came out are remembered. */
const REMEMBERED = 24 * 1024 * 1024;

/** All imports of this server together leave the rest of the machine to whoever shops. */
const queue = createFairLimiter(2);

type Read = { bytes: Buffer } | { fault: string };

/** Faults of a picture's bytes, to stand behind its name. */
const FAULTS: Record<PictureFault, string> = {
  NOT_A_PICTURE: 'no es una imagen válida',
  TOO_MANY_PIXELS: 'tiene demasiados píxeles. Guárdala más pequeña',
};

/** Faults of a picture that was not read to its end, by why. */
const LOST: Record<JobLost['reason'], string> = {
  WORK: 'cuesta demasiado leerla. Usa una foto más pequeña',
  TIME: 'el mercado está muy ocupado y no ha podido leerla. Vuelve a subir esta fila más tarde',
};

export interface ReadFrom {
  archive: Pick<Archive, 'read'>;
  signal: AbortSignal;
  workshop?: ImageWorkers;
}

/** Tries once more where the machine had no time for the picture. */
async function readBytes(bytes: Buffer, { signal, workshop = lowPriorityImageWorkers }: ReadFrom) {
  const carryOut = (): Promise<PictureOutcome> =>
    queue.run(async () => {
      signal.throwIfAborted();
      return workshop.carryOut({ verb: 'readUpload', bytes });
    });
  try {
    return await carryOut();
  } catch (error) {
    if (error instanceof JobLost && error.reason === 'TIME') return carryOut();
    throw error;
  }
}

async function read(from: ReadFrom, file: PackedFile): Promise<Read> {
  try {
    const outcome = await readBytes(await from.archive.read(file), from);
    return 'bytes' in outcome ? outcome : { fault: FAULTS[outcome.fault] };
  } catch (error) {
    if (error instanceof ArchiveFault) return { fault: 'está dañada dentro del ZIP' };
    if (error instanceof NoLongerStored) return { fault: NO_LONGER_STORED };
    if (error instanceof JobLost) return { fault: LOST[error.reason] };
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
