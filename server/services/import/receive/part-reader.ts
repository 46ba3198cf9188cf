import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { RandomAccessReader } from 'yauzl';

/** Stream of a byte range of a stored ZIP, without loading all of it. */
export type ReadPart = (start: number, end: number) => Readable;

const WINDOW = 1024 * 1024;

/** Buffered part of a ZIP, with its start offset. */
interface Window {
  start: number;
  bytes: Buffer;
}

const holds = ({ start, bytes }: Window, from: number, to: number) =>
  from >= start && to <= start + bytes.length;

/** Error for a range outside the ZIP: a defect of the ZIP, not of the storage. */
const outside = () => new Error('The archive names bytes that lie outside of it.');

/**
 * Random access reader of a stored ZIP; it never requests bytes outside the ZIP. The directory is read in many small
 * pieces, so it buffers a large window around each until `readExactly` is called.
 */
export class PartReader extends RandomAccessReader {
  private readonly readPart: ReadPart;
  private readonly size: number;
  private isAhead = true;
  private window: Window | undefined;
  constructor(readPart: ReadPart, size: number) {
    super();
    this.readPart = readPart;
    this.size = size;
  }
  override _readStreamForRange(start: number, end: number): Readable {
    if (this.isWithin(start, end)) return this.readPart(start, end);
    return new Readable({
      read() {
        this.destroy(outside());
      },
    });
  }
  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    done: (error: Error | null) => void,
  ): void {
    if (!this.isAhead) return super.read(target, offset, length, position, done);
    const fill = async () => {
      (await this.bytesAt(position, length)).copy(target, offset);
    };
    callbackify(fill)(done);
  }
  /** Bytes at a position, while the directory is read. */
  async bytesAt(position: number, length: number): Promise<Buffer> {
    const { start, bytes } = await this.windowWith(position, length);
    return bytes.subarray(position - start, position - start + length);
  }
  /** Stops buffering: from now on only requested ranges are read. */
  readExactly(): void {
    this.isAhead = false;
    this.window = undefined;
  }
  private isWithin(start: number, end: number): boolean {
    return start >= 0 && start <= end && end <= this.size;
  }
  private async windowWith(start: number, length: number): Promise<Window> {
    const end = start + length;
    if (!this.isWithin(start, end)) throw outside();
    if (this.window && holds(this.window, start, end)) return this.window;
    const bytes = await buffer(this.readPart(start, Math.min(this.size, Math.max(end, start + WINDOW))));
    const window = { start, bytes };
    if (!holds(window, start, end)) throw new Error('The archive ends too early.');
    this.window = window;
    return window;
  }
}
