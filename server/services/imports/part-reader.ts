import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { RandomAccessReader } from 'yauzl';

/** Reads parts of an archive that lies somewhere, without ever holding it. */
export type ReadPart = (start: number, end: number) => Readable;

const WINDOW = 1024 * 1024;

/** Part of an archive, and where it begins in there. */
interface Window {
  start: number;
  bytes: Buffer;
}

const holds = ({ start, bytes }: Window, from: number, to: number) =>
  from >= start && to <= start + bytes.length;

/**
 * The way to an archive of so many bytes. A directory is read in little pieces: until it is told to read exactly, it asks for a long
 * part around each, and finds the next ones there.
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
    return this.readPart(start, end);
  }
  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    done: (error: Error | null) => void,
  ): void {
    if (!this.isAhead || length === 0) return super.read(target, offset, length, position, done);
    const fill = async () => {
      const { start, bytes } = await this.windowWith(position, length);
      bytes.copy(target, offset, position - start, position - start + length);
    };
    callbackify(fill)(done);
  }
  /** From now on nothing is read that nobody asked for, and nothing is held. */
  readExactly(): void {
    this.isAhead = false;
    this.window = undefined;
  }
  private async windowWith(start: number, length: number): Promise<Window> {
    const end = start + length;
    if (this.window && holds(this.window, start, end)) return this.window;
    const bytes = await buffer(this.readPart(start, Math.min(this.size, Math.max(end, start + WINDOW))));
    const window = { start, bytes };
    if (!holds(window, start, end)) throw new Error('The archive ends too early.');
    this.window = window;
    return window;
  }
}
