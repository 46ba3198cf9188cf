import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configuredBucket, type BucketSettings } from './bucket-choice.ts';

export interface TestBucket {
  settings: BucketSettings;
  close(): Promise<void>;
}

const NAME = 'fotos';
/** Account name that the s3rver package accepts. */
const KEY = 'S3RVER';

/** Bucket of the S3-compatible server from the environment, or of a local one that ends with the test. */
export async function startBucket(): Promise<TestBucket> {
  const own = configuredBucket(process.env);
  if (own) return { settings: own, close: async () => {} };
  const { default: S3rver } = await import('s3rver');
  const directory = await mkdtemp(join(tmpdir(), 'tenderete-bucket-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: NAME, configs: [] }],
  });
  const { port } = await server.run();
  const close = async () => {
    await server.close();
    await rm(directory, { recursive: true, force: true });
  };
  const settings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: NAME,
    region: 'eu-south-2',
    accessKeyId: KEY,
    secretAccessKey: KEY,
  };
  return { settings, close };
}
