import { expect, test } from 'vitest';
import { connectionProblem } from './connection-budget.ts';
import { laneSizes } from './lanes.ts';

test.each([
  [26, { shop: 18, expensive: 4, jobs: 4 }],
  [5, { shop: 2, expensive: 1, jobs: 2 }],
  [100, { shop: 68, expensive: 16, jobs: 16 }],
])('battery 78 %i connections are split among the lanes', (connections, sizes) => {
  expect(laneSizes(connections)).toEqual(sizes);
});

test('battery 126 a pool that fits beside the open connections is no problem', () => {
  expect(connectionProblem(20, { permitted: 97, open: 72 })).toBe(undefined);
});

test('battery 126 a pool that does not fit beside those of others is a warning with the numbers', () => {
  expect(connectionProblem(20, { permitted: 97, open: 73 })).toEqual({
    isFatal: false,
    message:
      'DATABASE_POOL: this process opens up to 25 connections (20 and 5 beside them), and the PostgreSQL server permits 97, of which 73 are open already: lower DATABASE_POOL or raise max_connections',
  });
});

test('battery 126 a pool that never fits refuses the start', () => {
  expect(connectionProblem(93, { permitted: 97, open: 0 })).toEqual({
    isFatal: true,
    message:
      'DATABASE_POOL: this process opens up to 98 connections (93 and 5 beside them), and the PostgreSQL server permits 97: lower DATABASE_POOL or raise max_connections',
  });
});
