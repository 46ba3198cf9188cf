/** Bytes under keys such as `pictures/taza/original`: a folder here, or a bucket that several servers share. */
export interface Blobs {
  /** The bytes, or null when there are none. */
  get(key: string): Promise<Buffer | null>;
  /** Writes whole or not at all. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Throws bytes away; none there is no error. */
  remove(key: string): Promise<void>;
}
