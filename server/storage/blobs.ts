import type { Readable } from 'node:stream';

/**
 * Blob storage: bytes under keys such as `pictures/taza/original`, in a local folder or a bucket shared by several
 * servers.
 */
export interface Blobs {
  /** Bytes of a key; null if it does not exist. */
  get(key: string): Promise<Buffer | null>;
  /** Atomic write: the blob is stored completely or not at all. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /**
   * Streams `size` bytes to a key. An aborted write may leave a partial blob, so the caller must remove the key and
   * publish it only when complete.
   */
  putStream(key: string, bytes: Readable, size: number): Promise<void>;
  /** Stream of the bytes from `start` to `end` (exclusive); emits an error if they do not exist. */
  part(key: string, start: number, end: number): Readable;
  /** Deletes a key; no error if it does not exist. */
  remove(key: string): Promise<void>;
}
