import { expect, test } from 'vitest';
import { describeStruct } from '../../tests/support/samples/describe-struct.ts';
import { MarketStats } from './market-stats.ts';

test('R1.4 how the market stands', () => {
  expect(describeStruct(MarketStats)).toEqual({
    orders: {
      pending: 'number',
      organizing: 'number',
      ready_to_ship: 'number',
      shipped: 'number',
      delivered: 'number',
      cancelled: 'number',
      completed: 'number',
    },
    stores: {
      draft: 'number',
      scheduled: 'number',
      active: 'number',
      paused: 'number',
      ended: 'number',
      archived: 'number',
    },
    approvals: { waiting: 'number' },
    messages: { new: 'number', read: 'number', answered: 'number', closed: 'number' },
    mails: { retried: 'number', undelivered: 'number' },
  });
});
