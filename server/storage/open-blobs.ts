import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Blobs } from './blobs.ts';
import { folderBlobs } from './folder-blobs.ts';

/** Blob storage of this installation: the configured bucket, else a folder. */
export async function openBlobs({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<Blobs> {
  if (s3 === undefined) return folderBlobs(join(dataDir, 'blobs'));
  // Lazy import: loading the S3 client takes as long as the rest of the start, and most installations do not need it.
  const { bucketBlobs } = await import('./bucket-blobs.ts');
  return bucketBlobs(s3);
}
