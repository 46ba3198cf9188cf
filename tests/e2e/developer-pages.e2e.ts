import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { DEVELOPERS_PAGES } from '../../server/pages/developer-tool-pages.ts';
import { chartMessages } from '../../src/components/back-office/charts/charts.messages.ts';
import { LIVE_CHARTS_CHANNEL } from '../../src/live-charts/live-charts-channel.ts';
import { SHOWCASE_MARK } from '../../src/showcase/showcase.messages.ts';
import { test } from './support/fixtures.ts';

const ROOT = join(import.meta.dirname, '../..');
const filesIn = (pattern: string) =>
  globSync(pattern, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|zst|webp|woff2|png)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

/** Texts that occur only in development code. */
const MARKS = [
  LIVE_CHARTS_CHANNEL,
  'report.requested',
  '@statelyai',
  'rankdir',
  'Los flujos, en vivo',
  SHOWCASE_MARK,
  'Lo que se va acabando',
  'Hecho con cera',
];

test('the built application holds nothing of the pages for developers', { tag: '@desktop' }, () => {
  const sources = filesIn('src/{live-charts,showcase}/**/*').join('\n');
  const built = filesIn('dist/**/*');
  expect(built.some((text) => text.includes('Añadir al carrito'))).toEqual(true);
  expect(
    MARKS.map((mark) => [mark, sources.includes(mark), built.some((text) => text.includes(mark))]),
  ).toEqual(MARKS.map((mark) => [mark, true, false]));
});

test('nothing that shoppers can be sent draws figures', { tag: '@desktop' }, () => {
  const mark = chartMessages.asTable;
  const shop = filesIn('dist/client/assets/*.js');
  expect(shop.length).toBeGreaterThan(10);
  const backOffice = filesIn('dist/client/assets/back-office/*.js');
  expect(backOffice.some((text) => text.includes(mark))).toEqual(true);
  expect(shop.filter((text) => text.includes(mark))).toEqual([]);
});

for (const { path, title } of DEVELOPERS_PAGES) {
  test(
    `where the market is open to the public there is no ${path}`,
    { tag: '@desktop' },
    async ({ request }) => {
      const answer = await request.get(path);
      expect([answer.status(), (await answer.text()).includes(title)]).toEqual([404, false]);
    },
  );
}

/** Files in or beside the built application that must not be served. */
const NOT_SERVED = [
  '/.env',
  '/.git/HEAD',
  '/.data/db/PG_VERSION',
  '/package.json',
  '/package-lock.json',
  '/vite.config.ts',
  '/server/main.ts',
  '/server/config.ts',
  '/src/entry-client.tsx',
  '/tests/support/samples/samples.ts',
  '/demo/demo-accounts.ts',
  '/node_modules/react/package.json',
  '/dist/server/entry-server.js',
  '/.vite/manifest.json',
  '/.vite/back-office.json',
  '/assets',
  '/assets/',
  '/assets/back-office/',
];

test(
  'battery 124 of what the market is made of nothing is served',
  { tag: '@desktop' },
  async ({ request }) => {
    const scripts = globSync('dist/client/**/*.{js,css}', { cwd: ROOT });
    expect(scripts.length).toBeGreaterThan(20);
    const maps = scripts.map((file) => `${file.slice('dist/client'.length)}.map`);
    const served: string[] = [];
    for (const path of [...NOT_SERVED, ...maps])
      if ((await request.get(path)).status() !== 404) served.push(path);
    expect(served).toEqual([]);
  },
);

test(
  'battery 124 what is served tells no secret and no place of this machine',
  { tag: '@desktop' },
  async ({ request }) => {
    const built = filesIn('dist/client/**/*');
    expect(built.some((text) => text.includes('Añadir al carrito'))).toEqual(true);
    const telling =
      /sourceMappingURL|BEGIN [A-Z ]*PRIVATE KEY|Tenderete-2026!|JWT_PRIVATE_KEY|DATABASE_URL|S3_SECRET/;
    expect(built.flatMap((text) => telling.exec(text)?.[0] ?? [])).toEqual([]);
    expect(built.filter((text) => text.includes(ROOT)).length).toEqual(0);
    const health = await request.get('/api/health');
    expect([health.status(), Object.keys((await health.json()).data)]).toEqual([200, ['status']]);
  },
);
