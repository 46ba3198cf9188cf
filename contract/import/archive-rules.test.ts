import { describe, expect, test } from 'vitest';
import { type DirectoryEntry, archiveFilesOf } from './archive-rules.ts';

const STORED = 0;

/** ZIP entry with a header of 30 bytes, a name of 5 bytes and 10 bytes of data. */
const entryAt = (fileName: string, relativeOffsetOfLocalHeader: number): DirectoryEntry => ({
  fileName,
  fileNameLength: 5,
  compressedSize: 10,
  uncompressedSize: 10,
  compressionMethod: STORED,
  externalFileAttributes: 0,
  versionMadeBy: 0,
  relativeOffsetOfLocalHeader,
  isEncrypted: () => false,
});

const namesIn = (entries: readonly DirectoryEntry[], size: number) =>
  [...archiveFilesOf(entries, size).keys()].map(({ name }) => name);

describe('the entries of an archive', () => {
  test('battery 100 may follow each other without a gap, up to the last byte', () => {
    expect(namesIn([entryAt('a.csv', 0), entryAt('b.jpg', 45)], 90)).toEqual(['a.csv', 'b.jpg']);
    expect(namesIn([entryAt('b.jpg', 45), entryAt('a.csv', 0)], 90)).toEqual(['b.jpg', 'a.csv']);
  });

  test.each([
    ['begins in the last byte of another', [entryAt('a.csv', 0), entryAt('b.jpg', 44)], 90],
    ['ends behind the archive', [entryAt('a.csv', 0), entryAt('b.jpg', 45)], 89],
  ])('battery 100 are refused where one %s', (_, entries, size) => {
    expect(() => namesIn(entries, size)).toThrow('El ZIP está dañado: sus ficheros se pisan.');
  });
});
