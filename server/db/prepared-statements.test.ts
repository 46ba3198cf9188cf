import { expect, test } from 'vitest';
import { statementName } from './prepared-statements.ts';

/** PostgreSQL's limit for identifier lengths. */
const CUT_AFTER = 63;

test('statements that differ at their end alone have names of their own, which PostgreSQL does not cut', () => {
  const long = `select ${'name, '.repeat(500)}`;
  const names = [`${long}id`, `${long}id limit 25`, `${long}id limit 251`, ''].map(statementName);
  expect(new Set(names).size).toBe(4);
  for (const name of names) expect(name.length).toBeLessThan(CUT_AFTER);
  expect(statementName(`${long}id`)).toBe(names[0]);
});
