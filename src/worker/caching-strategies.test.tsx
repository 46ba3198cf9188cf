import { ExpirationPlugin } from 'workbox-expiration';
import { expect, test } from 'vitest';
import { strategies } from './caching-strategies.ts';

/** Configuration of a strategy's expiration, which Workbox keeps private. */
const budgetOf = (kind: keyof typeof strategies): unknown =>
  strategies[kind].plugins
    .filter((plugin) => plugin instanceof ExpirationPlugin)
    .map((budget) => Reflect.get(budget, '_config'));

test.each([
  ['page', [{ maxEntries: 40, maxAgeSeconds: 604_800, purgeOnQuotaError: true }]],
  ['picture', [{ maxEntries: 120, maxAgeSeconds: 2_592_000, purgeOnQuotaError: true }]],
  ['code', [{ maxEntries: 200, maxAgeSeconds: 5_184_000, purgeOnQuotaError: true }]],
  ['file', [{ maxEntries: 20, maxAgeSeconds: 5_184_000, purgeOnQuotaError: true }]],
  ['screen', []],
] as const)('R2.25 so many of the kind %s are kept, and for so long', (kind, budget) => {
  expect(budgetOf(kind)).toEqual(budget);
});
