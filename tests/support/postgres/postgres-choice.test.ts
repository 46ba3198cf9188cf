import { expect, test } from 'vitest';
import { configuredPostgres } from './postgres-choice.ts';

const OURS = 'postgresql://a/b';

test.each([
  [{ TEST_DATABASE_URL: OURS, DATABASE_URL: 'postgresql://c/d' }, OURS],
  [{ DATABASE_URL: OURS }, OURS],
  [{ TEST_DATABASE_URL: '', DATABASE_URL: OURS }, OURS],
  [{ TEST_DATABASE_URL: ' ', DATABASE_URL: '' }, undefined],
  [{}, undefined],
])('the tests run on what %j names, and what is empty names nothing', (env, url) => {
  expect(configuredPostgres(env)).toBe(url);
});
