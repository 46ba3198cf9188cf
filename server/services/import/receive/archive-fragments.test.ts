import { buffer } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { memoryBlobs } from '../../../../tests/support/api/memory-blobs.ts';
import { arrivedBytesOf, cutIntoFragments, readFragments } from './archive-fragments.ts';

const KIB = 1024;
const MIB = 1024 * KIB;

/** Stream of parts of the given sizes; it breaks off at the end if told so. */
async function* lineOf(sizes: readonly number[], isCut = false) {
  for (const size of sizes) yield Buffer.alloc(size);
  if (isCut) throw new Error('The line was cut.');
}

async function sizesOf(bytes: AsyncIterable<Uint8Array>, missing: number) {
  const sizes: number[] = [];
  for await (const { length } of cutIntoFragments(bytes, missing)) sizes.push(length);
  return sizes;
}

test('R7.11 a fragment is written once it has 4 MiB, and the rest of what was announced after it', async () => {
  expect(await sizesOf(lineOf([4 * MIB - 1, 1, 5, 4]), 4 * MIB + 9)).toEqual([4 * MIB, 9]);
  expect(await sizesOf(lineOf([4 * MIB, 4 * MIB]), 9 * MIB)).toEqual([4 * MIB, 4 * MIB]);
  expect(await sizesOf(lineOf([4 * MIB - 1]), 4 * MIB - 1)).toEqual([4 * MIB - 1]);
  expect(await sizesOf(lineOf([4 * MIB, 1]), 4 * MIB + 1)).toEqual([4 * MIB, 1]);
  expect(await sizesOf(lineOf([]), 0)).toEqual([]);
});

test('R7.11 of a line that is cut what came counts from 64 KiB on, or if it was all that was missing', async () => {
  expect(await sizesOf(lineOf([64 * KIB], true), MIB)).toEqual([64 * KIB]);
  expect(await sizesOf(lineOf([64 * KIB - 1], true), MIB)).toEqual([]);
  expect(await sizesOf(lineOf([64 * KIB - 1]), MIB)).toEqual([]);
  expect(await sizesOf(lineOf([4 * MIB, 100], true), 4 * MIB + 100)).toEqual([4 * MIB, 100]);
  expect(await sizesOf(lineOf([4 * MIB, 100], true), 4 * MIB + 101)).toEqual([4 * MIB]);
});

test('R7.11 a part of an archive is read from the fragments that have it, and from no others', async () => {
  const blobs = memoryBlobs();
  const fragments = ['abc', 'de', 'fghi'].map((text, at) => ({ key: `imports/${at}`, size: text.length }));
  for (const [at, text] of ['abc', 'de', 'fghi'].entries())
    await blobs.put(`imports/${at}`, Buffer.from(text));
  const part = vi.fn<typeof blobs.part>((...args) => blobs.part(...args));
  const textOf = async (start: number, end: number) => {
    part.mockClear();
    const text = String(await buffer(readFragments({ part }, fragments)(start, end)));
    return [text, ...part.mock.calls.map(([key]) => key.at(-1))];
  };
  expect([
    await textOf(0, 9),
    await textOf(1, 3),
    await textOf(2, 4),
    await textOf(3, 5),
    await textOf(4, 7),
    await textOf(5, 5),
  ]).toEqual([
    ['abcdefghi', '0', '1', '2'],
    ['bc', '0'],
    ['cd', '0', '1'],
    ['de', '1'],
    ['efg', '1', '2'],
    [''],
  ]);
  expect([arrivedBytesOf(fragments), arrivedBytesOf([])]).toEqual([9, 0]);
});
