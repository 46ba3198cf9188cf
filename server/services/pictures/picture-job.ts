import sharp from 'sharp';
import type { PictureFormat, PictureWidth } from '../../../contract/uploads/picture.ts';
import { encodePicture } from './encode-picture.ts';
import { encodeSharePicture } from './encode-share-picture.ts';
import { type PictureReadResult, readUpload } from './read-upload.ts';

// One thread per picture leaves CPU to requests; the cache is useless for different pictures.
sharp.concurrency(1);
sharp.cache(false);

/** Job of an image worker process. */
export type PictureJob =
  | { verb: 'encodePicture'; bytes: Uint8Array; width: PictureWidth; format: PictureFormat }
  | { verb: 'encodeSharePicture'; bytes: Uint8Array }
  | { verb: 'readUpload'; bytes: Uint8Array };

/** Result of a job: an encoded picture, or the error of the file. */
export type PictureOutcome = PictureReadResult;

/** Answer of a worker process: the result, or the message of an unexpected error. */
export type PictureAnswer = PictureOutcome | { failure: string };

async function outcomeOf(job: PictureJob): Promise<PictureOutcome> {
  if (job.verb === 'readUpload') return readUpload(job.bytes);
  if (job.verb === 'encodeSharePicture') return { bytes: await encodeSharePicture(job.bytes) };
  return { bytes: await encodePicture(job.bytes, job.width, job.format) };
}

/** Executes a job in this process. */
export async function runPictureJob(job: PictureJob): Promise<PictureAnswer> {
  try {
    return await outcomeOf(job);
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
