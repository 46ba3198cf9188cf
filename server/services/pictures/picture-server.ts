import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Blobs } from '../../storage/blobs.ts';
import { createFairLimiter } from '../../http/fair-limiter.ts';
import { originalKey, type PictureRequest, variantKey, variantKeys } from './picture-names.ts';
import { lowPriorityImageWorkers, imageWorkers, type ImageWorkers } from './image-worker-pool.ts';
import type { PictureJob } from './picture-job.ts';
import { Refusal } from '../../http/refusal.ts';

export const missingPictureRefusal = (): Refusal => new Refusal('NOT_FOUND', 'No existe esa imagen.');

const MEMORY = 48 * 1024 * 1024;
const AT_ONCE = 2;

export interface ServedPicture {
  bytes: Buffer;
  etag: string;
}

export interface PictureServer {
  /** Picture in the requested variant, encoded at the first request; null if there is no such picture. */
  read(request: PictureRequest): Promise<ServedPicture | null>;
  /** Removes deleted pictures from the memory cache. */
  forget(names: readonly string[] | 'everything'): void;
  /** Prewarms pictures one after the other at low priority, while no request waits. Stops early if the signal is aborted. */
  prepare(requests: PictureRequest[], signal: AbortSignal): Promise<void>;
}

/** Image workers for requests and for prewarming. */
interface Workshops {
  prompt: ImageWorkers;
  patient: ImageWorkers;
}

const encodingOf = (request: PictureRequest, bytes: Uint8Array): PictureJob =>
  request.format === 'jpeg'
    ? { verb: 'encodeSharePicture', bytes }
    : { verb: 'encodePicture', bytes, width: request.width, format: request.format };

/** Picture server: variants are encoded once from the originals, stored, and cached in memory. */
export function createPictureServer(
  blobs: Blobs,
  { prompt, patient }: Workshops = { prompt: imageWorkers, patient: lowPriorityImageWorkers },
): PictureServer {
  const kept = new LRUCache<string, ServedPicture>({
    maxSize: MEMORY,
    sizeCalculation: ({ bytes }) => bytes.length + 200,
  });
  const making = new Map<string, Promise<ServedPicture | null>>();
  const queue = createFairLimiter(AT_ONCE);

  const make = async (request: PictureRequest, by: ImageWorkers): Promise<Buffer | null> => {
    const key = variantKey(request);
    const stored = await blobs.get(key);
    if (stored) return stored;
    const original = await blobs.get(originalKey(request.name));
    if (!original) return null;
    const outcome = await queue.run(() => by.carryOut(encodingOf(request, original)));
    if ('fault' in outcome) return null;
    await blobs.put(key, outcome.bytes);
    return outcome.bytes;
  };

  const load = async (request: PictureRequest, by: ImageWorkers): Promise<ServedPicture | null> => {
    const bytes = await make(request, by);
    if (!bytes) return null;
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const picture = { bytes, etag };
    kept.set(variantKey(request), picture);
    return picture;
  };

  const read = (request: PictureRequest) => {
    const key = variantKey(request);
    const known = kept.get(key);
    if (known) return Promise.resolve(known);
    const running = making.get(key) ?? load(request, prompt).finally(() => making.delete(key));
    making.set(key, running);
    return running;
  };

  // A request must not wait for a low-priority job.
  const makeAhead = async (request: PictureRequest) => {
    const key = variantKey(request);
    if (!kept.has(key)) await (making.get(key) ?? load(request, patient));
  };

  const forget: PictureServer['forget'] = (names) => {
    if (names === 'everything') return kept.clear();
    for (const name of names) for (const key of variantKeys(name)) kept.delete(key);
  };

  const prepare = async (requests: PictureRequest[], signal: AbortSignal) => {
    for (const request of requests) {
      await queue.untilIdle();
      if (signal.aborted) return;
      await makeAhead(request);
    }
  };

  return { read, forget, prepare };
}
