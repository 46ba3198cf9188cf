import { expect, test } from 'vitest';
import { configuredBucket } from './bucket-choice.ts';

const env = {
  TEST_S3_ENDPOINT: 'http://localhost:9000',
  TEST_S3_BUCKET: 'pruebas',
  TEST_S3_REGION: 'us-east-1',
  TEST_S3_ACCESS_KEY_ID: 'llave',
  TEST_S3_SECRET_ACCESS_KEY: 'secreto',
};

test('a bucket of one’s own is named in full, or a package brings one', () => {
  expect(configuredBucket(env)).toEqual({
    endpoint: 'http://localhost:9000',
    bucket: 'pruebas',
    region: 'us-east-1',
    accessKeyId: 'llave',
    secretAccessKey: 'secreto',
  });
  expect(configuredBucket({ TEST_S3_REGION: '' })).toBe(null);
  expect(() => configuredBucket({ ...env, TEST_S3_REGION: '' })).toThrow('lacks TEST_S3_REGION');
});
