import { ArchiveFault, NO_ARCHIVE } from '../../../contract/products/archive-fault.ts';
import type { DirectoryEntry } from '../../../contract/products/archive-rules.ts';

const END = 0x06_05_4b_50;
const ENTRY = 0x02_01_4b_50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const LOCAL_SIZE = 30;
const LONGEST_COMMENT = 0xff_ff;
const ENCRYPTED = 1;
const UTF8 = 0x08_00;
const DEFLATED = 8;

/** What those that say nothing else name their files in: the signs of IBM's code page 437 from the 128th on. */
const CP437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ ';

const fromCp437 = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : (CP437[byte - 128] ?? ''))).join('');

const viewOf = async (part: Blob) => new DataView(await part.arrayBuffer());

/** Where the directory of an archive is; null where it is one of the large kind, which nobody reads here. */
async function findDirectory(file: Blob) {
  const start = Math.max(0, file.size - END_SIZE - LONGEST_COMMENT);
  const tail = await viewOf(file.slice(start));
  for (let at = tail.byteLength - END_SIZE; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== END) continue;
    const [count, size, offset] = [
      tail.getUint16(at + 10, true),
      tail.getUint32(at + 12, true),
      tail.getUint32(at + 16, true),
    ];
    const isLarge = count === 0xff_ff || offset === 0xff_ff_ff_ff;
    if (isLarge) return null;
    if (offset + size <= file.size) return { count, size, offset };
    break;
  }
  throw new ArchiveFault(NO_ARCHIVE);
}

function entryAt(directory: DataView, at: number): { entry: DirectoryEntry; next: number } {
  const [flags, nameLength] = [directory.getUint16(at + 8, true), directory.getUint16(at + 28, true)];
  const name = new Uint8Array(directory.buffer, at + ENTRY_SIZE, nameLength);
  const extra = directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
  return {
    entry: {
      fileName: (flags & UTF8 ? new TextDecoder().decode(name) : fromCp437(name)).replaceAll('\\', '/'),
      fileNameLength: nameLength,
      compressedSize: directory.getUint32(at + 20, true),
      uncompressedSize: directory.getUint32(at + 24, true),
      compressionMethod: directory.getUint16(at + 10, true),
      externalFileAttributes: directory.getUint32(at + 38, true),
      versionMadeBy: directory.getUint16(at + 4, true),
      relativeOffsetOfLocalHeader: directory.getUint32(at + 42, true),
      isEncrypted: () => (flags & ENCRYPTED) !== 0,
    },
    next: at + ENTRY_SIZE + nameLength + extra,
  };
}

/** The entries that the directory of an archive tells of; null where it cannot be read here. Throws an ArchiveFault for what is no archive. */
export async function readZipDirectory(file: Blob): Promise<DirectoryEntry[] | null> {
  const place = await findDirectory(file);
  if (!place) return null;
  const directory = await viewOf(file.slice(place.offset, place.offset + place.size));
  const entries: DirectoryEntry[] = [];
  for (let at = 0; entries.length < place.count;) {
    if (at + ENTRY_SIZE > directory.byteLength || directory.getUint32(at, true) !== ENTRY)
      throw new ArchiveFault(NO_ARCHIVE);
    const { entry, next } = entryAt(directory, at);
    if (next > directory.byteLength) throw new ArchiveFault(NO_ARCHIVE);
    entries.push(entry);
    at = next;
  }
  return entries;
}

/** What an entry packs; null when it is damaged, or more than it said. */
export async function unpackEntry(file: Blob, entry: DirectoryEntry): Promise<Uint8Array | null> {
  const { relativeOffsetOfLocalHeader: at, compressedSize, compressionMethod, uncompressedSize } = entry;
  if (at + LOCAL_SIZE > file.size) return null;
  const header = await viewOf(file.slice(at, at + LOCAL_SIZE));
  const start = at + LOCAL_SIZE + header.getUint16(26, true) + header.getUint16(28, true);
  const packed = file.slice(start, start + compressedSize);
  try {
    const stream =
      compressionMethod === DEFLATED
        ? packed.stream().pipeThrough(new DecompressionStream('deflate-raw'))
        : packed.stream();
    const bytes = new Uint8Array(uncompressedSize);
    let filled = 0;
    for (const reader = stream.getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) return filled === uncompressedSize ? bytes : null;
      if (filled + value.length > uncompressedSize) return null;
      bytes.set(value, filled);
      filled += value.length;
    }
  } catch {
    return null;
  }
}
