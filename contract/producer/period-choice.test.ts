import { describe, expect, test } from 'vitest';
import {
  dayRangeFault,
  daysOfChoice,
  hasOpened,
  wasOpenOutsideRange,
  isSameChoice,
  type PeriodChoice,
} from './period-choice.ts';

const TODAY = '2026-11-20';
const days = (from: string, to: string) => ({ from, to });
const life = (opening: string | null, closing: string | null) => ({ opening, closing });
const OPEN = life('2026-11-10', '2026-11-30');

describe(daysOfChoice.name, () => {
  test.each([
    [7, OPEN, days('2026-11-14', TODAY)],
    [28, OPEN, days('2026-10-24', TODAY)],
    [days('2025-01-01', '2025-01-03'), OPEN, days('2025-01-01', '2025-01-03')],
    ['store', OPEN, days('2026-11-10', TODAY)],
    ['store', life(TODAY, TODAY), days(TODAY, TODAY)],
    ['store', life('2026-11-10', null), days('2026-11-10', TODAY)],
    ['store', life('2026-09-01', '2026-09-30'), days('2026-09-01', '2026-09-30')],
    ['store', life('2025-11-19', '2026-11-30'), days('2025-11-20', TODAY)],
    ['store', life('2020-01-01', '2024-12-31'), days('2024-01-01', '2024-12-31')],
    ['store', life('2026-11-21', '2026-11-30'), days('2026-10-24', TODAY)],
    ['store', life(null, null), days('2026-10-24', TODAY)],
  ] as const)('%j of a store that stands %j are %j', (choice, of, meant) => {
    expect(daysOfChoice(choice, of, TODAY)).toEqual(meant);
  });
});

test.each([
  [life(TODAY, null), true],
  [life('2026-11-21', null), false],
  [life(null, '2026-11-10'), false],
])('a store that stands %j has opened: %s', (of, said) => {
  expect(hasOpened(of, TODAY)).toBe(said);
});

test.each([
  [days('2026-11-10', TODAY), OPEN, false],
  [days('2026-10-24', TODAY), OPEN, false],
  [days('2026-11-11', TODAY), OPEN, true],
  [days('2026-11-10', '2026-11-19'), OPEN, true],
  [days('2026-10-24', TODAY), life('2026-09-01', '2026-09-30'), true],
  [days('2026-09-01', '2026-09-30'), life('2026-09-01', '2026-09-30'), false],
  [days('2026-10-24', TODAY), life('2026-11-21', null), false],
])('beside %j a store that stands %j has been open on other days: %s', (looked, of, said) => {
  expect(wasOpenOutsideRange(looked, of, TODAY)).toBe(said);
});

test.each([
  ['', '', 'unsaid'],
  [TODAY, '', 'unsaid'],
  ['2026-02-30', TODAY, 'unsaid'],
  [TODAY, '2026-11-19', 'backwards'],
  [TODAY, TODAY, null],
  ['2025-11-20', TODAY, null],
  ['2025-11-19', TODAY, 'tooMany'],
])('own days from «%s» to «%s» have the fault %s', (from, to, fault) => {
  expect(dayRangeFault({ from, to })).toBe(fault);
});

test('choices are the same where they mean the same days by the same name', () => {
  const [own, other] = [days('2026-11-01', TODAY), days('2026-11-01', '2026-11-19')];
  const all: PeriodChoice[] = [7, 28, 'store', own, other, days('2026-11-02', TODAY)];
  expect(all.map((one) => all.filter((another) => isSameChoice(one, another)))).toEqual(
    all.map((one) => [one]),
  );
  expect(isSameChoice(own, { ...own })).toBe(true);
});
