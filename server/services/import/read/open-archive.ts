import { isUtf8 } from 'node:buffer';
import { setImmediate as turn } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { type Entry, fromRandomAccessReaderPromise, getFileNameLowLevel, type ZipFile } from 'yauzl';
import {
  ArchiveFault,
  damagedFileMessage,
  UNREADABLE_ZIP_MESSAGE,
} from '../../../../contract/import/archive-fault.ts';
import {
  entryCountFault,
  archiveFilesOf,
  type PackedFile,
} from '../../../../contract/import/archive-rules.ts';
import { PartReader, type ReadPart } from '../receive/part-reader.ts';
import { StorageError } from '../receive/storage-error.ts';

/** Readable ZIP, within all limits. */
export interface Archive {
  files: readonly PackedFile[];
  /** Content of a file. Throws an ArchiveFault if it is damaged or larger than declared. */
  read(file: PackedFile): Promise<Buffer>;
}

interface Whole {
  /** Size of the ZIP in bytes. */
  size: number;
  signal: AbortSignal;
}

/** Converts an error to an ArchiveFault, except storage errors and an abort. */
const asFault = (error: unknown, message: string, signal: AbortSignal): unknown =>
  signal.aborted || error instanceof ArchiveFault || error instanceof StorageError
    ? error
    : new ArchiveFault(message, { cause: error });

/** Entries read before yielding to the event loop. */
const STEP = 100;

const UTF8 = 0x08_00;

/** File name of an entry. macOS writes UTF-8 names without the UTF-8 flag. */
const nameOf = ({ fileNameRaw, generalPurposeBitFlag, extraFields }: Entry): string =>
  getFileNameLowLevel(
    isUtf8(fileNameRaw) ? generalPurposeBitFlag | UTF8 : generalPurposeBitFlag,
    fileNameRaw,
    extraFields,
    false,
  );

/** Signatures that may follow the last directory entry: end record, ZIP64 end record, digital signature. */
const AFTER_DIRECTORY: readonly number[] = [0x06_05_4b_50, 0x06_06_4b_50, 0x05_05_4b_50];
const SIGNATURE = Uint32Array.BYTES_PER_ELEMENT;

/** Throws if the directory has more entries than declared: without ZIP64 its counter is limited to 65,535. */
async function assertDirectoryOver(zip: ZipFile, reader: PartReader): Promise<void> {
  // The type of the cursor is wrong: it is a number, declared as a boolean.
  const next = await reader.bytesAt(Number(zip.readEntryCursor), SIGNATURE);
  if (!AFTER_DIRECTORY.includes(next.readUInt32LE())) throw new Error('The directory goes on.');
}

async function filesIn(
  zip: ZipFile,
  reader: PartReader,
  { size, signal }: Whole,
): Promise<Map<PackedFile, Entry>> {
  const tooMany = entryCountFault(zip.entryCount);
  if (tooMany !== null) throw new ArchiveFault(tooMany);
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    entries.push(Object.assign(entry, { fileName: nameOf(entry) }));
    if (entries.length % STEP === 0) await turn();
    signal.throwIfAborted();
  }
  await assertDirectoryOver(zip, reader);
  return archiveFilesOf(entries, size);
}

/** Complete content of an entry, limited by its declared size. Throws if the CRC-32 differs. */
async function bytesOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  if (crc32(bytes) !== entry.crc32) throw new Error('The CRC-32 of an entry is another.');
  return bytes;
}

/**
 * Opens a ZIP of `size` bytes by its central directory and checks all declared values before any decompression. Throws
 * an ArchiveFault, for display, if it is not a ZIP or exceeds a limit (battery 99–101).
 */
export async function openArchive(readPart: ReadPart, whole: Whole): Promise<Archive> {
  const { size, signal } = whole;
  const reader = new PartReader(readPart, size);
  try {
    const zip = await fromRandomAccessReaderPromise(reader, size, { autoClose: false });
    const files = await filesIn(zip, reader, whole);
    return {
      files: [...files.keys()],
      read: async (file) => {
        const entry = files.get(file);
        if (!entry) throw new Error(`The archive does not hold ${file.name}.`);
        return bytesOf(zip, entry).catch((error: unknown) => {
          throw asFault(error, damagedFileMessage(file.name), signal);
        });
      },
    };
  } catch (error) {
    throw asFault(error, UNREADABLE_ZIP_MESSAGE, signal);
  } finally {
    reader.readExactly();
  }
}
