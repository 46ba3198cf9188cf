import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { DEVELOPERS_PAGES } from '../../server/pages/developers-pages.ts';
import { FLOWS_CHANNEL } from '../../src/flows/flow-news.ts';
import { SHOWCASE_MARK } from '../../src/showcase/showcase.messages.ts';
import { test } from './support/journey.ts';

const ROOT = join(import.meta.dirname, '../..');
const filesIn = (pattern: string) =>
  globSync(pattern, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|zst|webp|woff2|png)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

/** Each stands in what development has and nowhere else. */
const MARKS = [
  FLOWS_CHANNEL,
  'report.requested',
  '@statelyai',
  'rankdir',
  'Los flujos, en vivo',
  SHOWCASE_MARK,
  'ventas',
  'Hecho con cera',
];

test('the built application holds nothing of the pages for developers', { tag: '@desktop' }, () => {
  const sources = filesIn('src/{flows,showcase}/**/*').join('\n');
  const built = filesIn('dist/**/*');
  expect(built.some((text) => text.includes('Añadir al carrito'))).toEqual(true);
  expect(
    MARKS.map((mark) => [mark, sources.includes(mark), built.some((text) => text.includes(mark))]),
  ).toEqual(MARKS.map((mark) => [mark, true, false]));
});

test('nothing that shoppers can be sent draws figures', { tag: '@desktop' }, () => {
  const mark = 'recharts-';
  const shop = filesIn('dist/client/assets/*.js');
  expect(shop.length).toBeGreaterThan(10);
  expect(filesIn('node_modules/recharts/es6/**/*.js').some((text) => text.includes(mark))).toEqual(true);
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
