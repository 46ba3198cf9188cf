import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { PartReader } from './part-reader.ts';

const MIB = 1024 * 1024;
const OUTSIDE = 'The archive names bytes that lie outside of it.';

/** Reader of a ZIP of `size` bytes, each of which is its position modulo 251, and the parts that it has asked for. */
function readerOf(size: number, { isShort = false } = {}) {
  const bytes = Buffer.from(Uint8Array.from({ length: size }, (_, at) => at % 251));
  const parts: [number, number][] = [];
  const reader = new PartReader((start, end) => {
    parts.push([start, end]);
    return Readable.from([bytes.subarray(start, isShort ? end - 1 : end)]);
  }, size);
  const read = async (position: number, length: number) => {
    const target = Buffer.alloc(length + 2);
    await promisify((done: (error: Error | null) => void) =>
      reader.read(target, 1, length, position, done),
    )();
    return [...target];
  };
  return { reader, parts, read };
}

test('battery 103 the directory is read in windows of 1 MiB, at most to the end of the archive', async () => {
  const { reader, parts } = readerOf(3 * MIB);
  const first = await reader.bytesAt(10, 3);
  expect([...first]).toEqual([10, 11, 12]);
  expect([...(await reader.bytesAt(MIB + 8, 2))]).toEqual([MIB + 8, MIB + 9].map((at) => at % 251));
  expect(parts).toEqual([[10, MIB + 10]]);
  await reader.bytesAt(MIB + 9, 2);
  await reader.bytesAt(9, 2);
  await reader.bytesAt(3 * MIB - 4, 4);
  await reader.bytesAt(0, 2 * MIB);
  expect(parts.slice(1)).toEqual([
    [MIB + 9, 2 * MIB + 9],
    [9, MIB + 9],
    [3 * MIB - 4, 3 * MIB],
    [0, 2 * MIB],
  ]);
});

test('battery 103 once the directory is read each range is read for itself', async () => {
  const { reader, parts, read } = readerOf(100);
  expect(await read(7, 2)).toEqual([0, 7, 8, 0]);
  expect(parts).toEqual([[7, 100]]);
  reader.readExactly();
  expect(await read(7, 2)).toEqual([0, 7, 8, 0]);
  expect(parts.slice(1)).toEqual([[7, 9]]);
});

test('battery 99 bytes outside of an archive are never asked for', async () => {
  const { reader, parts } = readerOf(100);
  for (const [position, length] of [
    [-1, 2],
    [99, 2],
    [50, -1],
  ] as const)
    await expect(reader.bytesAt(position, length)).rejects.toThrow(OUTSIDE);
  for (const [start, end] of [
    [-1, 2],
    [99, 101],
    [51, 50],
  ] as const)
    await expect(buffer(reader._readStreamForRange(start, end))).rejects.toThrow(OUTSIDE);
  expect(parts).toEqual([]);
  expect([...(await buffer(reader._readStreamForRange(98, 100)))]).toEqual([98, 99]);
  expect((await buffer(reader._readStreamForRange(50, 50))).length).toBe(0);
});

test('battery 99 an archive that ends before its size is damaged', async () => {
  await expect(readerOf(100, { isShort: true }).reader.bytesAt(90, 10)).rejects.toThrow(
    'The archive ends too early.',
  );
});
