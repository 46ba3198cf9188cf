import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import {
  type Entry,
  fromRandomAccessReaderPromise,
  getFileNameLowLevel,
  RandomAccessReader,
  type ZipFile,
} from 'yauzl';
import { ArchiveFault, NO_ARCHIVE } from '../../../contract/products/archive-fault.ts';
import {
  countFault,
  isFile,
  type PackedFile,
  packingFault,
} from '../../../contract/products/archive-rules.ts';

/** An archive that may be read: what it packs is within all bounds. */
export interface Archive {
  files: readonly PackedFile[];
  /** The bytes of one of its files. Throws an ArchiveFault when they are damaged, or more than it said. */
  read(file: PackedFile): Promise<Buffer>;
}

/** Reads parts of an archive that lies somewhere, without ever holding it. */
type ReadPart = (start: number, end: number) => Readable;

class PartReader extends RandomAccessReader {
  private readonly readPart: ReadPart;
  constructor(readPart: ReadPart) {
    super();
    this.readPart = readPart;
  }
  override _readStreamForRange(start: number, end: number): Readable {
    return this.readPart(start, end);
  }
}

/** What is wrong with an archive is told without a code, or by zlib; all else is wrong with where it lies. */
const isDamage = (error: unknown): boolean =>
  error instanceof Error &&
  !(error instanceof ArchiveFault) &&
  (!('code' in error) || String(error.code).startsWith('Z_'));

const asFault = (error: unknown, message: string): unknown =>
  isDamage(error) ? new ArchiveFault(message, { cause: error }) : error;

const UTF8 = 0x08_00;

/** What macOS packs is named in UTF-8 and does not say so. */
const nameOf = ({ fileNameRaw, generalPurposeBitFlag, extraFields }: Entry): string =>
  getFileNameLowLevel(
    isUtf8(fileNameRaw) ? generalPurposeBitFlag | UTF8 : generalPurposeBitFlag,
    fileNameRaw,
    extraFields,
    false,
  );

async function filesIn(zip: ZipFile, size: number): Promise<Map<PackedFile, Entry>> {
  const tooMany = countFault(zip.entryCount);
  if (tooMany !== null) throw new ArchiveFault(tooMany);
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(Object.assign(entry, { fileName: nameOf(entry) }));
  const fault = packingFault(entries, size);
  if (fault !== null) throw new ArchiveFault(fault);
  return new Map(
    entries
      .filter(isFile)
      .map((entry) => [{ name: entry.fileName.normalize('NFC'), size: entry.uncompressedSize }, entry]),
  );
}

/** Whole, since it is no larger than the archive says. */
async function bytesOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/**
 * Opens an archive of so many bytes by its directory, and looks at all that this promises before anything is unpacked. Throws an
 * ArchiveFault, fit to show, for what is no archive or not within bounds (battery 99–101).
 */
export async function openArchive(readPart: ReadPart, size: number): Promise<Archive> {
  try {
    const zip = await fromRandomAccessReaderPromise(new PartReader(readPart), size, { autoClose: false });
    const files = await filesIn(zip, size);
    return {
      files: [...files.keys()],
      read: async (file) => {
        const entry = files.get(file);
        if (!entry) throw new Error(`The archive does not hold ${file.name}.`);
        return bytesOf(zip, entry).catch((error: unknown) => {
          throw asFault(error, `«${file.name}» está dañado dentro del ZIP.`);
        });
      },
    };
  } catch (error) {
    throw asFault(error, NO_ARCHIVE);
  }
}
