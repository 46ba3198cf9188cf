import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../scripts/run-command.ts';
import { CLIENT_FOLDER, serveStaticFiles } from './static-files.ts';

test('the application is read from the folder that the build writes', () => {
  expect(CLIENT_FOLDER).toBe(join(root, 'dist/client/'));
});

describe(serveStaticFiles, () => {
  const folder = `${mkdtempSync(join(tmpdir(), 'tenderete-static-'))}/`;
  let app: FastifyInstance;
  beforeAll(async () => {
    const files = {
      'assets/main-abc.js': 'console.log(1)',
      'assets/main-abc.js.map': '{}',
      'favicon.svg': '<svg/>',
      'index.html': '<p>',
      '.vite/manifest.json': '{}',
      '.env': 'SECRET=1',
    };
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(join(folder, name, '..'), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    writeFileSync(join(folder, 'assets/main-abc.js.br'), brotliCompressSync('console.log(1)'));
    app = fastify();
    await serveStaticFiles(app, folder);
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  test('assets are kept for a year and come compressed to those who can read that', async () => {
    const plain = await app.inject('/assets/main-abc.js');
    expect([
      plain.statusCode,
      plain.headers['cache-control'],
      plain.headers['content-encoding'],
      plain.body,
    ]).toEqual([200, 'public, max-age=31536000, immutable', undefined, 'console.log(1)']);
    const packed = await app.inject({
      url: '/assets/main-abc.js',
      headers: { 'accept-encoding': 'br, gzip' },
    });
    expect([
      packed.headers['content-encoding'],
      packed.headers['content-type'],
      brotliDecompressSync(packed.rawPayload).toString(),
    ]).toEqual(['br', 'application/javascript; charset=utf-8', 'console.log(1)']);
    expect((await app.inject('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  test('battery 108 assets have a second address, for a browser that remembers the first as failed', async () => {
    const headers = { 'accept-encoding': 'br' };
    const [first, again] = await Promise.all(
      ['/assets/main-abc.js', '/again/assets/main-abc.js'].map((url) => app.inject({ url, headers })),
    );
    const facts = (answer: typeof first) =>
      answer && [answer.statusCode, answer.headers['cache-control'], answer.rawPayload.toString('base64')];
    expect(facts(again)).toEqual(facts(first));
  });

  test.each([
    '/again/favicon.svg',
    '/again/assets/main-abc.js.map',
    '/again/assets/..%2f.env',
    '/assets/main-abc.js.map',
    '/index.html',
    '/.env',
    '/.vite/manifest.json',
    '/assets/',
    '/assets/..%2f.env',
    '/../.env',
    '/assets/%2e%2e/.env',
  ])('battery 124 %s is not served', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  });
});
