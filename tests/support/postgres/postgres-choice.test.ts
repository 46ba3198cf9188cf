import { expect, test } from 'vitest';
import { configuredPostgres, missingPostgresNote } from './postgres-choice.ts';

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

test.each([{}, { CI: '' }, { CI: 'false' }])('without PostgreSQL the end of a run says so: %j', (env) => {
  expect(missingPostgresNote(env)).toContain('skipped');
});

test('in CI a run without PostgreSQL is red', () => {
  expect(() => missingPostgresNote({ CI: 'true' })).toThrow('No PostgreSQL');
});
