import { expect, test } from 'vitest';
import { OFFLINE_PAGE_LIMITS } from './offline-page-limits.ts';

test('R2.25 of what was seen a device keeps 40 pages of 7 days, with their pictures', () => {
  expect(OFFLINE_PAGE_LIMITS).toEqual({
    pages: { most: 40, age: 604_800 },
    pictures: { most: 120, age: 2_592_000 },
    code: { most: 200, age: 5_184_000 },
    files: { most: 20, age: 5_184_000 },
    settleTime: 2_000,
    patience: 10,
  });
});
