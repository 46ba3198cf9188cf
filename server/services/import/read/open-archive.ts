import { isUtf8 } from 'node:buffer';
import { setImmediate as turn } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { type Entry, fromRandomAccessReaderPromise, getFileNameLowLevel, type ZipFile } from 'yauzl';
import { ArchiveFault, damaged, NO_ARCHIVE } from '../../../../contract/import/archive-fault.ts';
import { countFault, filesOf, type PackedFile } from '../../../../contract/import/archive-rules.ts';
import { PartReader, type ReadPart } from '../receive/part-reader.ts';
import { StorageTrouble } from '../receive/storage-trouble.ts';

/** An archive that may be read: what it packs is within all bounds. */
export interface Archive {
  files: readonly PackedFile[];
  /** The bytes of one of its files. Throws an ArchiveFault when they are damaged, or more than it said. */
  read(file: PackedFile): Promise<Buffer>;
}

interface Whole {
  /** Of the archive, in bytes. */
  size: number;
  signal: AbortSignal;
}

/** What is wrong with an archive; trouble with the place where it lies, and being told to stop, are no such thing. */
const asFault = (error: unknown, message: string, signal: AbortSignal): unknown =>
  signal.aborted || error instanceof ArchiveFault || error instanceof StorageTrouble
    ? error
    : new ArchiveFault(message, { cause: error });

/** How many entries are read before others have their turn. */
const STEP = 100;

const UTF8 = 0x08_00;

/** What macOS packs is named in UTF-8 and does not say so. */
const nameOf = ({ fileNameRaw, generalPurposeBitFlag, extraFields }: Entry): string =>
  getFileNameLowLevel(
    isUtf8(fileNameRaw) ? generalPurposeBitFlag | UTF8 : generalPurposeBitFlag,
    fileNameRaw,
    extraFields,
    false,
  );

/** Signatures that may follow the last entry of a directory: its end, that of ZIP64, a digital signature. */
const AFTER_DIRECTORY: readonly number[] = [0x06_05_4b_50, 0x06_06_4b_50, 0x05_05_4b_50];
const SIGNATURE = 4;

/** Throws where a directory goes on after as many entries as it says: its counter takes no more than 65,535 without ZIP64. */
async function assertDirectoryOver(zip: ZipFile, reader: PartReader): Promise<void> {
  // Its types take the position for a boolean.
  const next = await reader.bytesAt(Number(zip.readEntryCursor), SIGNATURE);
  if (!AFTER_DIRECTORY.includes(next.readUInt32LE())) throw new Error('The directory goes on.');
}

async function filesIn(
  zip: ZipFile,
  reader: PartReader,
  { size, signal }: Whole,
): Promise<Map<PackedFile, Entry>> {
  const tooMany = countFault(zip.entryCount);
  if (tooMany !== null) throw new ArchiveFault(tooMany);
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    entries.push(Object.assign(entry, { fileName: nameOf(entry) }));
    if (entries.length % STEP === 0) await turn();
    signal.throwIfAborted();
  }
  await assertDirectoryOver(zip, reader);
  return filesOf(entries, size);
}

/** Whole, since it is no larger than the archive says. Throws for bytes that do not have the CRC-32 of their entry. */
async function bytesOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  if (crc32(bytes) !== entry.crc32) throw new Error('The CRC-32 of an entry is another.');
  return bytes;
}

/**
 * Opens an archive of so many bytes by its directory, and looks at all that this promises before anything is unpacked. Throws an
 * ArchiveFault, fit to show, for what is no archive or not within bounds (battery 99–101).
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
          throw asFault(error, damaged(file.name), signal);
        });
      },
    };
  } catch (error) {
    throw asFault(error, NO_ARCHIVE, signal);
  } finally {
    reader.readExactly();
  }
}
