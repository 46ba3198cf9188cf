import { expect, test } from 'vitest';
import { successfulAnswer, fakeCall } from '../../../../tests/support/charts/fake-call.ts';
import { createProducerStatsService } from './producer-stats.service.ts';

test('R7.19 what the own orders come to is told as it is answered', async () => {
  const { call, asked } = fakeCall({ getProducerStats: successfulAnswer({ totalOrders: 3 }) });
  expect(await createProducerStatsService(call).loadStats(null)).toEqual(
    successfulAnswer({ totalOrders: 3 }),
  );
  expect(asked).toEqual([{ name: 'getProducerStats', input: {} }]);
});
