import { describe, expect, test } from 'vitest';
import { visiblePageNumbers } from './Pagination.tsx';

describe(visiblePageNumbers, () => {
  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [5, 10, [1, 0, 4, 5, 6, 0, 10]],
    [10, 10, [1, 0, 9, 10]],
  ])('page %i of %i', (page, count, offered) => {
    expect(visiblePageNumbers(page, count)).toEqual(offered);
  });
});
