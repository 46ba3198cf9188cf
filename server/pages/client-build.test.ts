import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readClientBuild } from './client-build.ts';

const SPLIT = '?tsr-split=component';
const ENTRY = 'src/entry-back-office.tsx';
const CALLS = 'src/wiring/shell/market-api.wiring.ts';
const routes = 'src/routes/back-office';

const BEHIND = {
  [ENTRY]: { file: 'entry.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js' },
  '_small.js': { file: 'small.js' },
  [CALLS]: { file: 'calls.js', imports: ['_shared.js', '_small.js'] },
  [`${routes}/_producer.tsx${SPLIT}`]: { file: 'layout.js' },
  [`${routes}/_producer/producer.popup-stores.index.tsx${SPLIT}`]: {
    file: 'stores.js',
    imports: [ENTRY, '_small.js'],
  },
  [`${routes}/_producer/producer.products.index.tsx${SPLIT}`]: { file: 'products.js' },
};
const IN_FRONT = {
  'src/entry-client.tsx': { file: 'entry.js', imports: ['_market.js'] },
  '_market.js': { file: 'market.js' },
  [`src/routes/index.tsx${SPLIT}`]: { file: 'home.js', imports: ['_market.js'] },
};

let folder = '';
const write = (file: string, manifest: object) =>
  writeFileSync(join(folder, '.vite', file), JSON.stringify(manifest));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenderete-build-'));
  mkdirSync(join(folder, '.vite'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe(readClientBuild, () => {
  test('behind the door a screen is evaluated while the first calls of the entry are out', async () => {
    write('back-office.json', BEHIND);
    const { chunksFor } = await readClientBuild(folder, 'backOffice');
    expect(chunksFor(['/back-office/_producer', '/back-office/_producer/producer/popup-stores'])).toEqual({
      first: ['/shared.js', '/entry.js'],
      rest: ['/small.js', '/calls.js', '/layout.js', '/stores.js'],
    });
  });

  test('in front of it a screen stands before the entry that takes it up', async () => {
    write('manifest.json', IN_FRONT);
    const { chunksFor } = await readClientBuild(folder, 'market');
    expect([chunksFor(['/']), chunksFor([])]).toEqual([
      { first: ['/market.js', '/home.js', '/entry.js'], rest: [] },
      { first: ['/market.js', '/entry.js'], rest: [] },
    ]);
  });

  test('a build that lacks what every page asks for is none', async () => {
    const { [CALLS]: _, ...without } = BEHIND;
    write('back-office.json', without);
    await expect(readClientBuild(folder, 'backOffice')).rejects.toThrow(`has no ${CALLS}`);
  });
});
