import { ArchiveFault } from './archive-fault.ts';
import { ARCHIVE_LIMITS } from './archive-limits.ts';
import { quoteName } from './quote-name.ts';

/** File in a ZIP; `size` is uncompressed, in bytes. */
export interface PackedFile {
  name: string;
  size: number;
}

/** Central directory fields of a ZIP entry. */
export interface DirectoryEntry {
  fileName: string;
  fileNameLength: number;
  compressedSize: number;
  uncompressedSize: number;
  compressionMethod: number;
  externalFileAttributes: number;
  versionMadeBy: number;
  relativeOffsetOfLocalHeader: number;
  isEncrypted(): boolean;
}

const MIB = 1024 * 1024;
const UNIX = 3;
const FILE_TYPE = 0xf0_00;
const PLAIN_TYPES: readonly number[] = [0, 0x80_00, 0x40_00];
const STORED = 0;
const DEFLATED = 8;
const LOCAL_HEADER = 30;
const LONGEST_NAME = 255;
const DEEPEST = 8;

/**
 * Minimum uncompressed size for the compression ratio check. Small files of repeated bytes compress better than a ZIP
 * bomb.
 */
const RATIO_FROM = MIB;

const JUNK = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._)/i;

/** True for system files that operating systems add to a ZIP. */
const isJunk = (name: string): boolean => JUNK.test(name);

const isPlain = ({ versionMadeBy, externalFileAttributes }: DirectoryEntry) =>
  versionMadeBy >>> 8 !== UNIX || PLAIN_TYPES.includes((externalFileAttributes >>> 16) & FILE_TYPE);

const isBomb = ({ compressedSize, uncompressedSize }: DirectoryEntry) =>
  uncompressedSize > RATIO_FROM && uncompressedSize > compressedSize * ARCHIVE_LIMITS.maxRatio;

const isPackedOddly = ({ compressionMethod }: DirectoryEntry) =>
  compressionMethod !== STORED && compressionMethod !== DEFLATED;

/**
 * True if two entries share bytes or one ends beyond the ZIP. An entry takes at least its header, its name and its
 * compressed data.
 */
function overlap(entries: readonly DirectoryEntry[], size: number): boolean {
  let free = 0;
  for (const entry of entries.toSorted(
    (one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader,
  )) {
    if (entry.relativeOffsetOfLocalHeader < free) return true;
    free = entry.relativeOffsetOfLocalHeader + LOCAL_HEADER + entry.fileNameLength + entry.compressedSize;
  }
  return free > size;
}

const sum = (entries: readonly DirectoryEntry[]) =>
  entries.reduce((total, { uncompressedSize }) => total + uncompressedSize, 0);

function firstTwice(names: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return names.find((name) => seen.size === seen.add(name).size);
}

/**
 * Reason against decompression of a ZIP of `size` bytes, from its central directory, as a message for display; null if
 * it is safe.
 */
function packingFault(entries: readonly DirectoryEntry[], size: number): string | null {
  const twice = firstTwice(entries.map(({ fileName }) => fileName.normalize('NFC')));
  if (twice !== undefined) return `El ZIP lleva dos veces ${quoteName(twice)}.`;
  if (entries.some(({ fileName }) => fileName.length > LONGEST_NAME))
    return 'El ZIP lleva nombres de fichero demasiado largos.';
  if (entries.some(({ fileName }) => fileName.split('/').length > DEEPEST))
    return 'El ZIP lleva demasiadas carpetas, unas dentro de otras.';
  if (entries.some((entry) => entry.isEncrypted()))
    return 'El ZIP está protegido con contraseña. Guárdalo sin ella.';
  if (entries.some((entry) => !isPlain(entry))) return 'El ZIP lleva enlaces en vez de ficheros.';
  if (entries.some(isPackedOddly))
    return 'El ZIP está comprimido de una forma que no entendemos. Créalo de nuevo como ZIP normal.';
  const unpacked = sum(entries);
  if (unpacked > ARCHIVE_LIMITS.maxUnpackedBytes) return 'El ZIP ocupa más de 1 GB descomprimido.';
  if (entries.some(isBomb) || unpacked > Math.max(size, MIB) * ARCHIVE_LIMITS.maxRatio)
    return 'El ZIP está comprimido de una forma que no podemos aceptar.';
  return overlap(entries, size) ? 'El ZIP está dañado: sus ficheros se pisan.' : null;
}

/** Message for too many ZIP entries; null within the limit. */
export const entryCountFault = (entries: number): string | null =>
  entries > ARCHIVE_LIMITS.maxEntries
    ? `El ZIP lleva más de ${ARCHIVE_LIMITS.maxEntries.toLocaleString('es')} ficheros.`
    : null;

/** True for a regular file, not a folder or a system file. */
const isFile = ({ fileName }: DirectoryEntry): boolean => !fileName.endsWith('/') && !isJunk(fileName);

/**
 * Regular files of a ZIP of `size` bytes, from its central directory. Throws an ArchiveFault if the ZIP must not be
 * decompressed.
 */
export function archiveFilesOf<Entry extends DirectoryEntry>(
  entries: readonly Entry[],
  size: number,
): Map<PackedFile, Entry> {
  const fault = entryCountFault(entries.length) ?? packingFault(entries, size);
  if (fault !== null) throw new ArchiveFault(fault);
  return new Map(
    entries
      .filter(isFile)
      .map((entry) => [{ name: entry.fileName.normalize('NFC'), size: entry.uncompressedSize }, entry]),
  );
}
