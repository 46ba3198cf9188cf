import type { Readable } from 'node:stream';

/** Bytes under keys such as `pictures/taza/original`: a folder here, or a bucket that several servers share. */
export interface Blobs {
  /** The bytes, or null when there are none. */
  get(key: string): Promise<Buffer | null>;
  /** Writes whole or not at all. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /**
   * Writes so many bytes as they come, none of them held longer than needed. What breaks off midway may lie there in part: whoever
   * writes knows the key to remove, and tells nobody of it before it is whole.
   */
  putStream(key: string, bytes: Readable, size: number): Promise<void>;
  /** The bytes from `start` to before `end`, as they are read; fails on the way where there are none. */
  part(key: string, start: number, end: number): Readable;
  /** Throws bytes away; none there is no error. */
  remove(key: string): Promise<void>;
}
