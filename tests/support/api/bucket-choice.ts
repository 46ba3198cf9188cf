export interface BucketSettings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const NAMES = {
  endpoint: 'TEST_S3_ENDPOINT',
  bucket: 'TEST_S3_BUCKET',
  region: 'TEST_S3_REGION',
  accessKeyId: 'TEST_S3_ACCESS_KEY_ID',
  secretAccessKey: 'TEST_S3_SECRET_ACCESS_KEY',
} as const;

/** Bucket for tests from the environment; null if unset. Throws if it is set only in part. */
export function configuredBucket(env: Readonly<Record<string, string | undefined>>): BucketSettings | null {
  const missing = Object.values(NAMES).filter((name) => !env[name]);
  if (missing.length === Object.keys(NAMES).length) return null;
  if (missing.length > 0) throw new Error(`The bucket for tests lacks ${missing.join(', ')}.`);
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = NAMES;
  return {
    endpoint: env[endpoint] ?? '',
    bucket: env[bucket] ?? '',
    region: env[region] ?? '',
    accessKeyId: env[accessKeyId] ?? '',
    secretAccessKey: env[secretAccessKey] ?? '',
  };
}
