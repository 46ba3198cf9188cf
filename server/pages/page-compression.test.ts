import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { acceptedEncoding, CompressedBody } from './page-compression.ts';

describe('compressed bodies', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', 'identity'],
    [undefined, 'identity'],
  ])('%s is answered with %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toEqual(encoding);
  });

  test('every encoding holds the same page', async () => {
    const text = 'Miel de romero '.repeat(200);
    const body = new CompressedBody(Buffer.from(text));
    const [br, gz, plain] = [await body.as('br'), await body.as('gzip'), await body.as('identity')];
    expect([brotliDecompressSync(br).toString(), gunzipSync(gz).toString(), plain.toString()]).toEqual([
      text,
      text,
      text,
    ]);
  });
});
