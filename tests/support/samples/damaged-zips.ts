import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

const ENTRY = Buffer.from([0x50, 0x4b, 1, 2]);
const END = Buffer.from([0x50, 0x4b, 5, 6]);
const ZIP64_LOCATOR = Buffer.from([0x50, 0x4b, 6, 7]);
/** Offsets in the end-of-central-directory record. */
const [COUNT, SIZE, OFFSET] = [10, 12, 16];

/** Copy of an archive with a changed record, found by its signature. */
function withRecord(archive: Buffer, signature: Buffer, change: (record: Buffer) => void): Buffer {
  const changed = Buffer.from(archive);
  change(changed.subarray(changed.lastIndexOf(signature)));
  return changed;
}

const withEnd = (archive: Buffer, change: (end: Buffer) => void) => withRecord(archive, END, change);

async function packed(files: Readonly<Record<string, string | Buffer>>, zip64 = false): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files))
    zip.addBuffer(Buffer.from(content), name, { compress: false, forceZip64Format: zip64 });
  zip.end({ forceZip64Format: zip64, comment: '' });
  return buffer(zip.outputStream);
}

/** Archive whose directory repeats the last file 65,536 times, beyond the range of its counter. */
function uncounted(archive: Buffer): Buffer {
  const end = archive.lastIndexOf(END);
  const last = archive.subarray(archive.lastIndexOf(ENTRY), end);
  const others = Buffer.concat(Array.from({ length: 65_536 }, () => last));
  const longer = Buffer.concat([archive.subarray(0, end), others, archive.subarray(end)]);
  return withEnd(longer, (record) => record.writeUInt32LE(record.readUInt32LE(SIZE) + others.length, SIZE));
}

/** Archives with a sheet and two other files, each damaged or forged, by the kind of damage. */
export async function damagedArchives(sheet: string): Promise<Readonly<Record<string, Buffer>>> {
  const files = { 'productos.csv': sheet, 'a.bin': randomBytes(4_000), 'b.bin': randomBytes(2_000) };
  const [whole, large] = [await packed(files), await packed(files, true)];
  const directory = whole.readUInt32LE(whole.length - 22 + OFFSET);
  const pointingAt = (offset: number) => withEnd(whole, (end) => end.writeUInt32LE(offset, OFFSET));
  const counting = (count: number) =>
    withEnd(whole, (end) => {
      end.writeUInt16LE(count, 8);
      end.writeUInt16LE(count, COUNT);
    });
  return {
    'without its first 3,000 bytes': whole.subarray(3_000),
    'without its first byte': whole.subarray(1),
    'its last 150 bytes alone': whole.subarray(-150),
    'its end alone': whole.subarray(-22),
    'without its last byte': whole.subarray(0, -1),
    'without its last 30 bytes': whole.subarray(0, -30),
    'its first half alone': whole.subarray(0, whole.length / 2),
    'without a part amid it': Buffer.concat([whole.subarray(0, 1_000), whole.subarray(2_000)]),
    'with something behind it': Buffer.concat([whole, Buffer.alloc(100, 7)]),
    'a directory beyond its end': pointingAt(whole.length + 1_000_000),
    'a directory where it ends': pointingAt(whole.length),
    'a directory said to be earlier': pointingAt(directory - 10),
    'a directory said to be later': pointingAt(directory + 10),
    'a directory as far as can be said': pointingAt(0xff_ff_ff_fe),
    'fewer entries than there are': counting(2),
    'no entry, it says': counting(0),
    'more entries than there are': counting(4),
    'ZIP64 that leads beyond its end': withRecord(large, ZIP64_LOCATOR, (locator) =>
      locator.writeBigUInt64LE(BigInt(large.length) * 2n, 8),
    ),
    'ZIP64 that leads before its beginning': large.subarray(500),
    'more entries than can be counted': uncounted(whole),
  };
}

/** Archive of an uncompressed sheet with one text replaced by another of the same length; only the CRC-32 reveals it. */
export async function withFlippedBytes(sheet: string, from: string, to: string): Promise<Buffer> {
  const whole = await packed({ 'productos.csv': sheet });
  return Buffer.from(whole.toString('latin1').replace(from, to), 'latin1');
}
