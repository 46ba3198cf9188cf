import { withDeadline } from '../deadline.ts';
import type { Blobs } from '../storage/blobs.ts';

/** Key of a blob with a random text, which tells one bucket or folder from another. */
const MARK = 'storage-mark';
/** In ms. */
const PATIENCE = 5_000;

/** Mark of this storage; a storage without one gets it. Rejects if the storage does not answer in time. */
export async function readStorageMark(blobs: Pick<Blobs, 'get' | 'put'>): Promise<string> {
  const found = await withDeadline(PATIENCE, blobs.get(MARK));
  if (found !== null) return found.toString('utf8');
  const mark = crypto.randomUUID();
  await withDeadline(PATIENCE, blobs.put(MARK, Buffer.from(mark)));
  return mark;
}
