import { expect, test } from 'vitest';
import { createHiddenColumns } from './hidden-columns.service.ts';

const storageWith = (kept: Map<string, string>) =>
  createHiddenColumns(
    () =>
      ({
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
      }) as unknown as Storage,
  );

test('columns that somebody does without are kept on the device, by table', () => {
  const kept = new Map<string, string>();
  expect(storageWith(kept).recallHidden()).toEqual({});
  storageWith(kept).rememberHidden({ users: ['role'] });
  expect(storageWith(kept).recallHidden()).toEqual({ users: ['role'] });
});

test.each([
  '{"users":"role"}',
  '{"users":[3]}',
  '[]',
  'null',
  '{"users":',
  `{"users":["${'x'.repeat(41)}"]}`,
])('what is kept and is no such choice shows every column: %s', (text) => {
  const kept = new Map([['table_columns', text]]);
  expect(storageWith(kept).recallHidden()).toEqual({});
});

test('where nothing can be kept every column is shown', () => {
  const forbidden = createHiddenColumns(() => {
    throw new Error('Storage is forbidden.');
  });
  forbidden.rememberHidden({ users: ['role'] });
  expect(forbidden.recallHidden()).toEqual({});
});
