import { expect, test } from 'vitest';
import { ATTEMPT_LIMITS } from './attempt-limits.ts';
import { ORDER_RATE_LIMIT } from './services/checkout/order-rate-limit.ts';

const minutes = (count: number) => count * 60_000;

test.each([
  ['login', 10, 15],
  ['loginsFrom', 500, 15],
  ['refreshesFrom', 300, 15],
  ['passwordChange', 10, 15],
  ['codes', 10, 15],
  ['codesFrom', 300, 60],
  ['codeMails', 5, 60],
  ['codeMailsTo', 8, 10],
  ['unaskedMailsTo', 10, 24 * 60],
  ['reminderQuestionsTo', 1, 24 * 60],
  ['noticesTo', 5, 60],
  ['mailsFrom', 300, 60],
  ['botChecksFrom', 1_000, 15],
  ['contactMessages', 5, 60],
  ['notifications', 100, 60],
  ['contactReplies', 200, 60],
  ['orderMessages', 30, 60],
  ['accountExports', 10, 60],
  ['contactMessagesFrom', 200, 60],
  ['uploadUrls', 500, 60],
  ['emailChanges', 10, 60],
  ['newStores', 100, 24 * 60],
] as const)('battery 47 48 49 98 %s: %i times in %i minutes', (name, max, window) => {
  expect(ATTEMPT_LIMITS[name]).toEqual({ max, window: minutes(window) });
});

test('battery 49 there is no other limit than these, and of orders 600 an hour', () => {
  expect(Object.keys(ATTEMPT_LIMITS)).toHaveLength(22);
  expect(ORDER_RATE_LIMIT).toEqual({ max: 600, window: minutes(60) });
});
