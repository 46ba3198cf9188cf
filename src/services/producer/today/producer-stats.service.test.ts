import { expect, test } from 'vitest';
import { answering, fakeCall } from '../../../../tests/support/charts/fake-call.ts';
import { createProducerStatsService } from './producer-stats.service.ts';

test('R7.19 what the own orders come to is told as it is answered', async () => {
  const { call, asked } = fakeCall({ getProducerStats: answering({ totalOrders: 3 }) });
  expect(await createProducerStatsService(call).loadStats(null)).toEqual(answering({ totalOrders: 3 }));
  expect(asked).toEqual([{ name: 'getProducerStats', input: {} }]);
});
