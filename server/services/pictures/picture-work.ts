import sharp from 'sharp';
import type { PictureFormat, PictureWidth } from '../../../contract/uploads/picture.ts';
import { encodePicture } from './encode-picture.ts';
import { readUpload } from './read-upload.ts';

// One thread for each picture leaves processors to the requests; what is kept of one is of no use for the next.
sharp.concurrency(1);
sharp.cache(false);

/** What can be asked of a process that works on pictures. */
export type PictureJob =
  | { verb: 'encodePicture'; bytes: Uint8Array; width: PictureWidth; format: PictureFormat }
  | { verb: 'readUpload'; bytes: Uint8Array; contentType: string };

/** What it answers; no bytes are a file that is no picture. */
export type PictureAnswer = { bytes: Buffer | null } | { failure: string };

const answerTo = (job: PictureJob) =>
  job.verb === 'encodePicture'
    ? encodePicture(job.bytes, job.width, job.format)
    : readUpload(job.bytes, job.contentType);

/** Carries a job out in this process. */
export async function workOn(job: PictureJob): Promise<PictureAnswer> {
  try {
    return { bytes: await answerTo(job) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
