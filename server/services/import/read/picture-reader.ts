import { LRUCache } from 'lru-cache';
import { PICTURE_NO_LONGER_STORED_MESSAGE } from '../../../../contract/import/archive-contents.ts';
import { ArchiveFault } from '../../../../contract/import/archive-fault.ts';
import type { PackedFile } from '../../../../contract/import/archive-rules.ts';
import { createFairLimiter } from '../../../http/fair-limiter.ts';
import type { PictureOutcome } from '../../pictures/picture-job.ts';
import {
  JobLostError,
  lowPriorityImageWorkers,
  type ImageWorkers,
} from '../../pictures/image-worker-pool.ts';
import type { UploadFault } from '../../pictures/read-upload.ts';
import type { Archive } from './open-archive.ts';
import { DeletedArchiveError } from './open-stored-archives.ts';

/** Cache size in bytes for processed pictures, because rows often share a picture. */
const REMEMBERED = 24 * 1024 * 1024;

/** Limit for all imports of this server together, so that shoppers' requests have enough CPU. */
const queue = createFairLimiter(2);

type Read = { bytes: Buffer } | { fault: string };

/** Errors of a picture's content; the message follows the picture's name. */
const FAULTS: Record<UploadFault, string> = {
  NOT_A_PICTURE: 'no es una imagen válida',
  TOO_MANY_PIXELS: 'tiene demasiados píxeles. Guárdala más pequeña',
};

/** Errors of a picture that was not read completely, by reason. */
const LOST: Record<JobLostError['reason'], string> = {
  WORK: 'cuesta demasiado leerla. Usa una foto más pequeña',
  TIME: 'el mercado está muy ocupado y no ha podido leerla. Vuelve a subir esta fila más tarde',
};

export interface PictureSource {
  archive: Pick<Archive, 'read'>;
  signal: AbortSignal;
  workshop?: ImageWorkers;
}

/** Retries once if the server had no time for the picture. */
async function readBytes(bytes: Buffer, { signal, workshop = lowPriorityImageWorkers }: PictureSource) {
  const carryOut = (): Promise<PictureOutcome> =>
    queue.run(async () => {
      signal.throwIfAborted();
      return workshop.carryOut({ verb: 'readUpload', bytes });
    });
  try {
    return await carryOut();
  } catch (error) {
    if (error instanceof JobLostError && error.reason === 'TIME') return carryOut();
    throw error;
  }
}

async function read(from: PictureSource, file: PackedFile): Promise<Read> {
  try {
    const outcome = await readBytes(await from.archive.read(file), from);
    return 'bytes' in outcome ? outcome : { fault: FAULTS[outcome.fault] };
  } catch (error) {
    if (error instanceof ArchiveFault) return { fault: 'está dañada dentro del ZIP' };
    if (error instanceof DeletedArchiveError) return { fault: PICTURE_NO_LONGER_STORED_MESSAGE };
    if (error instanceof JobLostError) return { fault: LOST[error.reason] };
    throw error;
  }
}

/**
 * Picture reader of a ZIP with single-flight and cache: each picture is read once, like an upload. A picture error is
 * returned as a message that follows its name; other errors are thrown.
 */
export function createPictureReader(from: PictureSource): (file: PackedFile) => Promise<Read> {
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
