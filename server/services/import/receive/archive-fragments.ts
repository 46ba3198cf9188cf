import { Readable } from 'node:stream';
import type { ArchiveFragment } from '../../../db/schema-imports.ts';
import type { Blobs } from '../../../storage/blobs.ts';
import type { ReadPart } from './part-reader.ts';

/** Fragment size in bytes, buffered in memory before it is written. */
const FRAGMENT = 4 * 1024 * 1024;
/** Minimum size in bytes of an incomplete fragment after an aborted upload; less is discarded. */
const SMALLEST = 64 * 1024;

/** Received bytes of a ZIP. */
export const arrivedBytesOf = (fragments: readonly ArchiveFragment[]): number =>
  fragments.reduce((sum, { size }) => sum + size, 0);

/** Reader for byte ranges of a ZIP across its fragments. */
export function readFragments(blobs: Pick<Blobs, 'part'>, fragments: readonly ArchiveFragment[]): ReadPart {
  async function* bytesOf(start: number, end: number) {
    let begin = 0;
    for (const { key, size } of fragments) {
      const [from, to] = [Math.max(start - begin, 0), Math.min(end - begin, size)];
      if (from < to) yield* blobs.part(key, from, to);
      begin += size;
    }
  }
  return (start, end) => Readable.from(bytesOf(start, end), { objectMode: false });
}

/**
 * Splits a byte stream into fragments. After a broken connection, the received data counts. If fewer than `missing`
 * bytes arrive, a small rest is discarded.
 */
export async function* cutIntoFragments(
  bytes: AsyncIterable<Uint8Array>,
  missing: number,
): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let size = 0;
  let left = missing;
  const take = () => {
    const fragment = Buffer.concat(held);
    held = [];
    size = 0;
    left -= fragment.length;
    return fragment;
  };
  const line = bytes[Symbol.asyncIterator]();
  for (;;) {
    const next = await line.next().catch(() => null);
    if (!next || next.done) break;
    held.push(next.value);
    size += next.value.length;
    if (size >= FRAGMENT) yield take();
  }
  if (size >= SMALLEST || (size > 0 && size === left)) yield take();
}
