import type { Client } from 'pg';
import { type BlobReference, LARGE_BLOB, referencedBlobs } from '../backup/backup-blobs.ts';
import { BackupError } from '../backup/backup-error.ts';
import { digestStream } from '../backup/backup-files.ts';
import type { Blobs } from '../storage/blobs.ts';

/** Files that are copied at the same time. */
const AT_ONCE = 8;

export interface CopiedFiles {
  count: number;
  /** Referenced files that the storage does not have. */
  missing: number;
}

async function copySmall(from: Blobs, to: Blobs, { key }: BlobReference): Promise<boolean> {
  const content = await from.get(key);
  if (content === null) return false;
  await to.put(key, content);
  if (!(await to.get(key))?.equals(content)) throw new BackupError(`The copy of file ${key} is damaged.`);
  return true;
}

async function copyLarge(from: Blobs, to: Blobs, { key, bytes }: BlobReference): Promise<boolean> {
  await to.putStream(key, from.part(key, 0, bytes), bytes);
  const [here, there] = await Promise.all([
    digestStream(from.part(key, 0, bytes)),
    digestStream(to.part(key, 0, bytes)),
  ]);
  if (here.sha256 !== there.sha256) throw new BackupError(`The copy of file ${key} is damaged.`);
  return true;
}

/**
 * Copies the files that rows reference from one storage to another, and reads each copy again. A second call copies only
 * those that are new: a key never gets another content.
 */
export function createFileCopy(from: Blobs, to: Blobs) {
  const copied = new Set<string>();
  let missing = 0;
  const copyOne = async (reference: BlobReference): Promise<void> => {
    const copy = reference.bytes >= LARGE_BLOB ? copyLarge : copySmall;
    const isThere = await copy(from, to, reference);
    if (isThere) copied.add(reference.key);
    else missing += 1;
  };
  return {
    /** Copies what the snapshot of this connection references. */
    copyReferenced: async (connection: Client): Promise<void> => {
      missing = 0;
      const references = (await referencedBlobs(connection)).filter(({ key }) => !copied.has(key));
      for (let start = 0; start < references.length; start += AT_ONCE)
        await Promise.all(references.slice(start, start + AT_ONCE).map(copyOne));
    },
    result: (): CopiedFiles => ({ count: copied.size, missing }),
  };
}
