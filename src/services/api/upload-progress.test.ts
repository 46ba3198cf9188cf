import { expect, test } from 'vitest';
import { fetchUploadProgress } from './upload-progress.ts';

const URL = 'http://localhost/uploads/archives/x';

const answering = async (status: number, headers: Record<string, string> = {}) => {
  const seen: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (url, init) => {
    seen.push([url, init?.method, init?.headers]);
    return new Response(null, { status, headers });
  };
  return { arrived: await fetchUploadProgress(URL, undefined, fetch), seen };
};

test('R7.11 how much of an archive has come is asked at its address', async () => {
  const { arrived, seen } = await answering(200, { 'upload-offset': '40', 'upload-length': '100' });
  expect([arrived, seen]).toEqual([0.4, [[URL, 'HEAD', { 'tus-resumable': '1.0.0' }]]]);
});

test.each([
  [403, 'over'],
  [404, 'over'],
  [503, null],
  [200, null],
])('R7.11 an address that answers %i and no more is %s', async (status, arrived) => {
  expect((await answering(status)).arrived).toBe(arrived);
});

test('R7.11 without an answer nobody knows', async () => {
  expect(await fetchUploadProgress(URL, undefined, () => Promise.reject(new TypeError('away')))).toBe(null);
});
