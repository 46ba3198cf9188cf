import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Blobs } from './blobs.ts';
import { folderBlobs } from './folder-blobs.ts';

/** Where this installation keeps its files: in the bucket that is configured, else in a folder. */
export async function openBlobs({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<Blobs> {
  if (s3 === undefined) return folderBlobs(join(dataDir, 'blobs'));
  // Loading the client takes as long as the rest of the start; most installations never do.
  const { bucketBlobs } = await import('./bucket-blobs.ts');
  return bucketBlobs(s3);
}
