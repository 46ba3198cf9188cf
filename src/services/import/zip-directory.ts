import {
  BlobReader,
  type Entry,
  Uint8ArrayWriter,
  WARNING_APPENDED_DATA,
  WARNING_MISMATCHED_CENTRAL_DIRECTORY_OFFSET,
  WARNING_MISMATCHED_ZIP64_END_OF_CENTRAL_DIRECTORY,
  WARNING_TRAILING_CENTRAL_DIRECTORY_DATA,
  WARNING_WRAPPED_ENTRIES_COUNT,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-custom.js';
import { ArchiveFault, NO_ARCHIVE } from '../../../contract/import/archive-fault.ts';
import { ARCHIVES } from '../../../contract/import/archive-limits.ts';
import type { DirectoryEntry } from '../../../contract/import/archive-rules.ts';

/** What an archive packs, and how to get at it. */
export interface ZipDirectory {
  entries: readonly DirectoryEntry[];
  /** What an entry packs; null when it is damaged, or another size than it said. */
  unpack(entry: DirectoryEntry): Promise<Uint8Array | null>;
}

/** A file that cannot be read any more is no fault of what it holds. */
const isUnreadable = (error: unknown) => error instanceof DOMException;

/** Contradictions in a directory that zip.js reads in spite of, and the server does not: the archive lost a part, or was falsified. */
const CONTRADICTIONS: ReadonlySet<string> = new Set([
  WARNING_APPENDED_DATA,
  WARNING_MISMATCHED_CENTRAL_DIRECTORY_OFFSET,
  WARNING_MISMATCHED_ZIP64_END_OF_CENTRAL_DIRECTORY,
  WARNING_TRAILING_CENTRAL_DIRECTORY_DATA,
  WARNING_WRAPPED_ENTRIES_COUNT,
]);

const told = (entry: Entry): DirectoryEntry => ({
  fileName: entry.filename.replaceAll('\\', '/'),
  fileNameLength: entry.rawFilename.length,
  compressedSize: entry.compressedSize,
  uncompressedSize: entry.uncompressedSize,
  compressionMethod: entry.compressionMethod,
  externalFileAttributes: entry.externalFileAttributes,
  versionMadeBy: entry.versionMadeBy,
  relativeOffsetOfLocalHeader: entry.offset,
  isEncrypted: () => entry.encrypted,
});

/** The directory of an archive, up to the first entry too many. Throws an ArchiveFault for what is no archive. */
export async function readZipDirectory(file: Blob): Promise<ZipDirectory> {
  // It runs in a worker already.
  const zip = new ZipReader(new BlobReader(file), { useWebWorkers: false, checkCrc32: true });
  const packed = new Map<DirectoryEntry, Entry>();
  try {
    for await (const entry of zip.getEntriesGenerator()) {
      packed.set(told(entry), entry);
      if (packed.size > ARCHIVES.maxEntries) break;
    }
  } catch (error) {
    throw isUnreadable(error) ? error : new ArchiveFault(NO_ARCHIVE, { cause: error });
  }
  if (zip.warnings?.some(({ reason }) => CONTRADICTIONS.has(reason))) throw new ArchiveFault(NO_ARCHIVE);
  return {
    entries: [...packed.keys()],
    unpack: async (wanted) => {
      const entry = packed.get(wanted);
      if (!entry || entry.directory) return null;
      try {
        return await entry.getData(new Uint8ArrayWriter());
      } catch (error) {
        if (isUnreadable(error)) throw error;
        return null;
      }
    },
  };
}
