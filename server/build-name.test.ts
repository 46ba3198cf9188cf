import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBuildName } from './build-name.ts';

test('battery 126 the name of a build is the version and the id that its pages carry', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const folder = mkdtempSync(join(tmpdir(), 'tenderete-name-'));
  expect(await readBuildName(folder)).toBe(version);
  const manifest = JSON.stringify({ 'src/entry-client.tsx': { file: 'entry.js' } });
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite', 'manifest.json'), manifest);
  const id = createHash('sha256').update(manifest).digest('base64url').slice(0, 12);
  expect(await readBuildName(folder)).toBe(`${version}+${id}`);
  rmSync(folder, { recursive: true });
});
