import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { FLOWS_CHANNEL } from '../../src/flows/flow-news.ts';
import { test } from './support/journey.ts';

const ROOT = join(import.meta.dirname, '../..');
const filesIn = (pattern: string) =>
  globSync(pattern, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|zst|webp|woff2|png)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

/** Each stands in what development has and nowhere else. */
const MARKS = [FLOWS_CHANNEL, 'report.requested', '@statelyai', 'rankdir', 'Los flujos, en vivo'];

test('the built application holds nothing of the inspectors', { tag: '@desktop' }, () => {
  const sources = filesIn('src/flows/**/*').join('\n');
  const built = filesIn('dist/**/*');
  expect(built.some((text) => text.includes('Añadir al carrito'))).toEqual(true);
  expect(
    MARKS.map((mark) => [mark, sources.includes(mark), built.some((text) => text.includes(mark))]),
  ).toEqual(MARKS.map((mark) => [mark, true, false]));
});

test(
  'where the market is open to the public there is no page of flows',
  { tag: '@desktop' },
  async ({ request }) => {
    const answer = await request.get('/__flows');
    expect([answer.status(), (await answer.text()).includes('Los flujos')]).toEqual([404, false]);
  },
);
