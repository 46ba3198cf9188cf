import { expect, test, vi } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { readSearchWords } from './search-words.ts';

/** Database that answers each statement with these stems. */
function databaseOf(stems: Record<string, string | null>) {
  const execute = vi.fn(async () => ({
    rows: Object.entries(stems).map(([form, stem]) => ({ form, stem })),
  }));
  return { db: { execute } as unknown as Database, execute };
}

test('R7.14 the database is asked once for the words that are not known yet', async () => {
  const { db, execute } = databaseOf({ zumo: 'zum', zumos: 'zum', de: null, des: 'des' });
  const words = await readSearchWords(db, 'Zumo de ZUMO');
  expect(words.map(({ text, stems }) => [text, stems])).toEqual([
    ['zumo', ['zum']],
    ['de', []],
  ]);
  expect(await readSearchWords(db, 'de zumo')).toEqual([words[1], words[0]]);
  expect(execute).toHaveBeenCalledTimes(1);
  const [must] = await readSearchWords(databaseOf({ arrope: 'arrop' }).db, 'arrope');
  expect(must?.stems).toEqual(['arrop']);
});

test('R7.14 the first eight words of a search count', async () => {
  const numbers = Array.from({ length: 9 }, (_, index) => `palabra${index}`);
  const { db } = databaseOf(Object.fromEntries(numbers.map((word) => [word, word])));
  const words = await readSearchWords(db, numbers.join(' '));
  expect(words.map(({ text }) => text)).toEqual(numbers.slice(0, 8));
});
