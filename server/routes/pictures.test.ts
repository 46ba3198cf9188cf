import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureUrl, pictureVariant } from '../../contract/uploads/picture.ts';
import { mountPictures } from './pictures.routes.ts';
import { originalKey, readPictureFileName, variantKeys } from '../services/pictures/picture-names.ts';
import { createPictureServer } from '../services/pictures/picture-server.ts';
import { folderBlobs } from '../storage/folder-blobs.ts';

const folder = mkdtempSync(join(tmpdir(), 'tenderete-pictures-'));
const app = fastify();

beforeAll(async () => {
  const blobs = folderBlobs(folder);
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const image = sharp({ create: { width: 1_000, height: 800, channels: 3, background: '#C2410C', noise } });
  const exif = { IFD0: { Artist: 'Marina' }, IFD3: { GPSLatitude: '39/1 28/1 0/1' } };
  await blobs.put(originalKey('cesta-2'), await image.jpeg().withExif(exif).toBuffer());
  mountPictures(app, createPictureServer(blobs));
  await app.ready();
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers = {}) => app.inject({ url, headers });

describe(mountPictures, () => {
  test('battery 97 serves each form with its type, for ever, and inert', async () => {
    const seen = [];
    for (const url of [pictureUrl('cesta-2'), pictureVariant(pictureUrl('cesta-2'), 384, 'avif')]) {
      const { statusCode, headers, rawPayload } = await get(url);
      const { format, width, exif } = await sharp(rawPayload).metadata();
      seen.push([url, statusCode, headers['content-type'], format, width, exif]);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    }
    expect(seen).toEqual([
      ['/pictures/cesta-2.webp', 200, 'image/webp', 'webp', 768, undefined],
      ['/pictures/cesta-2-384.avif', 200, 'image/avif', 'heif', 384, undefined],
    ]);
  });

  test('a picture is never made wider than it is', async () => {
    const { rawPayload } = await get('/pictures/cesta-2-1200.webp');
    expect((await sharp(rawPayload).metadata()).width).toBe(1_000);
  });

  test('a browser that has it gets no bytes', async () => {
    const { headers } = await get('/pictures/cesta-2-192.webp');
    const again = await get('/pictures/cesta-2-192.webp', { 'if-none-match': headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('20 who ask at once get the same bytes', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/pictures/cesta-2-768.avif')));
    expect(new Set(answers.map(({ statusCode, headers }) => `${statusCode} ${headers.etag}`)).size).toBe(1);
  });

  test('battery 97 nothing but our pictures is there', async () => {
    const names = [
      'no-existe.webp',
      'cesta-2.png',
      'cesta-2',
      'cesta-2-100.webp',
      'cesta-2-share.webp',
      'cesta-2.jpeg',
      'original',
      '..%2f..%2fkeys',
      '%2e%2e%2fdb.webp',
      'CESTA-2.webp',
      'a'.repeat(200),
    ];
    const answers = await Promise.all(names.map((name) => get(`/pictures/${name}`)));
    expect(answers.map(({ statusCode }) => statusCode === 404 || statusCode === 414)).toEqual(
      names.map(() => true),
    );
  });
});

describe(readPictureFileName, () => {
  test('reads name, width and format; a number that is no width belongs to the name', () => {
    expect([
      readPictureFileName('cesta.webp'),
      readPictureFileName('cesta-2-384.avif'),
      readPictureFileName('cesta-2.avif'),
      readPictureFileName('cesta-2-share.jpeg'),
      readPictureFileName('cesta-share.webp'),
    ]).toEqual([
      { name: 'cesta', width: 768, format: 'webp' },
      { name: 'cesta-2', width: 384, format: 'avif' },
      { name: 'cesta-2', width: 768, format: 'avif' },
      { name: 'cesta-2', width: 'share', format: 'jpeg' },
      { name: 'cesta-share', width: 768, format: 'webp' },
    ]);
    expect(
      ['cesta.gif', 'cesta.jpeg', '-cesta.webp', 'ces ta.webp', '.webp', '__proto__.webp'].map(
        readPictureFileName,
      ),
    ).toEqual([null, null, null, null, null, null]);
  });

  test('a name has up to 100 characters', () => {
    const long = 'a'.repeat(100);
    expect([readPictureFileName(`${long}-384.webp`)?.name, readPictureFileName(`${long}a.webp`)]).toEqual([
      long,
      null,
    ]);
  });
});

test('R2.26 a deleted picture takes the JPEG of its link preview with it', () => {
  expect(variantKeys('cesta')).toContain('pictures/cesta/share.jpeg');
});
