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
import { ArchiveFault, UNREADABLE_ZIP_MESSAGE } from '../../../contract/import/archive-fault.ts';
import { ARCHIVE_LIMITS } from '../../../contract/import/archive-limits.ts';
import type { DirectoryEntry } from '../../../contract/import/archive-rules.ts';

/** Directory of a ZIP, with access to its entries. */
export interface ZipDirectory {
  entries: readonly DirectoryEntry[];
  /** Unpacked entry; null if it is damaged, or has another size than stated. */
  unpack(entry: DirectoryEntry): Promise<Uint8Array | null>;
}

/** A file that the browser cannot read is no fault of the archive. */
const isUnreadable = (error: unknown) => error instanceof DOMException;

/** Inconsistencies that zip.js accepts and the server refuses: the archive is truncated or manipulated. */
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

/** Directory of an archive, up to the first entry beyond the limit. Throws an ArchiveFault if it is no archive. */
export async function readZipDirectory(file: Blob): Promise<ZipDirectory> {
  // This code already runs in a web worker.
  const zip = new ZipReader(new BlobReader(file), { useWebWorkers: false, checkCrc32: true });
  const packed = new Map<DirectoryEntry, Entry>();
  try {
    for await (const entry of zip.getEntriesGenerator()) {
      packed.set(told(entry), entry);
      if (packed.size > ARCHIVE_LIMITS.maxEntries) break;
    }
  } catch (error) {
    throw isUnreadable(error) ? error : new ArchiveFault(UNREADABLE_ZIP_MESSAGE, { cause: error });
  }
  if (zip.warnings?.some(({ reason }) => CONTRADICTIONS.has(reason)))
    throw new ArchiveFault(UNREADABLE_ZIP_MESSAGE);
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
