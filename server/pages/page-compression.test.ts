import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
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

  test('brotli is made small for the second who asks, and once', async () => {
    const text = Array.from({ length: 900 }, (_, number) => `Miel ${number ** 3} de romero`).join(' ');
    const body = new CompressedBody(Buffer.from(text));
    const quick = await body.as('br');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(body.as('br')).toBe(quick);
    const small = await vi.waitFor(async () => {
      const sent = await body.as('br');
      expect(sent.length).toBeLessThan(quick.length);
      return sent;
    });
    expect(brotliDecompressSync(small).toString()).toBe(text);
    expect(body.as('br')).toBe(small);
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
