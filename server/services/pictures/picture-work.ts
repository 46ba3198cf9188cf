import sharp from 'sharp';
import type { PictureFormat, PictureWidth } from '../../../contract/uploads/picture.ts';
import { encodePicture } from './encode-picture.ts';
import { type ReadPicture, readUpload } from './read-upload.ts';

// One thread for each picture leaves processors to the requests; what is kept of one is of no use for the next.
sharp.concurrency(1);
sharp.cache(false);

/** What can be asked of a process that works on pictures. */
export type PictureJob =
  | { verb: 'encodePicture'; bytes: Uint8Array; width: PictureWidth; format: PictureFormat }
  | { verb: 'readUpload'; bytes: Uint8Array };

/** What comes of a job: an encoded picture, or why the file does not become one. */
export type PictureOutcome = ReadPicture;

/** What its process answers: the outcome, or the message of an error that is no fault of the file. */
export type PictureAnswer = PictureOutcome | { failure: string };

const outcomeOf = async (job: PictureJob): Promise<PictureOutcome> =>
  job.verb === 'encodePicture'
    ? { bytes: await encodePicture(job.bytes, job.width, job.format) }
    : readUpload(job.bytes);

/** Carries a job out in this process. */
export async function workOn(job: PictureJob): Promise<PictureAnswer> {
  try {
    return await outcomeOf(job);
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
