import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { precompress } from './precompress.ts';

it('writes both encodings beside text that gets smaller, and leaves the rest alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'precompress-'));
  const script = 'export const stall = "stall";\n'.repeat(50);
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/app.js'), script);
  writeFileSync(join(folder, 'assets/tiny.css'), 'a');
  writeFileSync(join(folder, 'picture.webp'), script);
  writeFileSync(join(folder, 'index.html'), script);

  expect(await precompress(folder)).toBe(2);
  expect(readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()).toEqual([
    'assets',
    'assets/app.js',
    'assets/app.js.br',
    'assets/app.js.gz',
    'assets/tiny.css',
    'index.html',
    'picture.webp',
  ]);
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/app.js.br'))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(folder, 'assets/app.js.gz'))).toString()).toBe(script);
  rmSync(folder, { recursive: true });
});
