import { expect, test } from 'vitest';
import { subjectFaults } from './subject-faults.ts';

test.each([
  'fix(search): query "constructor" no longer answers 500',
  'feat: gift cards',
  'perf(page cache)!: one lookup for each page',
  'Merge branch "search"',
  `docs: ${'a'.repeat(66)}`,
])('subject without a fault: %s', (subject) => {
  expect(subjectFaults(subject)).toEqual([]);
});

test.each([
  ['Query answers 500 no more', ['is not of the form "type(scope): effect"']],
  ['fix(search) query answers', ['is not of the form "type(scope): effect"']],
  ['fixed(search): query answers', ['is not of the form "type(scope): effect"']],
  ['fix(search): query answers.', ['is not of the form "type(scope): effect"']],
  ['fix(search):', ['is not of the form "type(scope): effect"']],
  [`docs: ${'a'.repeat(67)}`, ['has 73 characters; at most 72 are allowed']],
  ['fix(cart): what is gone is told', ['holds a clause with "what"; use a noun of the field']],
  ['fix(cart): Whoever buys pays', ['holds a clause with "Whoever"; use a noun of the field']],
])('subject with a fault: %s', (subject, faults) => {
  expect(subjectFaults(subject)).toEqual(faults);
});
