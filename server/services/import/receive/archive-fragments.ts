import { Readable } from 'node:stream';
import type { ArchiveFragment } from '../../../db/schema-imports.ts';
import type { Blobs } from '../../../storage/blobs.ts';
import type { ReadPart } from './part-reader.ts';

/** How much of an archive is held until it is written, in bytes. */
const FRAGMENT = 4 * 1024 * 1024;
/** What broke off before so much had come, in bytes, is not worth a place of its own. */
const SMALLEST = 64 * 1024;

/** How many bytes of an archive have come. */
export const arrivedOf = (fragments: readonly ArchiveFragment[]): number =>
  fragments.reduce((sum, { size }) => sum + size, 0);

/** Reads parts of an archive, whichever of its fragments they lie in. */
export function readFragments(blobs: Pick<Blobs, 'part'>, fragments: readonly ArchiveFragment[]): ReadPart {
  async function* bytesOf(start: number, end: number) {
    let begin = 0;
    for (const { key, size } of fragments) {
      const [from, to] = [Math.max(start - begin, 0), Math.min(end - begin, size)];
      if (from < to) yield* blobs.part(key, from, to);
      begin += size;
    }
  }
  const [whole] = fragments;
  return (start, end) =>
    whole && fragments.length === 1
      ? blobs.part(whole.key, start, end)
      : Readable.from(bytesOf(start, end), { objectMode: false });
}

/**
 * Cuts what comes into fragments, none held longer than until it is full; the line may break, and what has come by then counts. Where
 * `missing` bytes do not come in full, a rest that is hardly worth keeping is left out.
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
