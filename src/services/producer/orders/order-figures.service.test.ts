import { expect, test } from 'vitest';

import { createFormatter, DEFAULT_MARKET } from '../../../../contract/values/format.ts';
import { successfulAnswer, fakeCall } from '../../../../tests/support/charts/fake-call.ts';
import { createOrderFiguresService } from './order-figures.service.ts';

const reader = {
  formatter: createFormatter(DEFAULT_MARKET),
  // Half past midnight in the market's time zone.
  now: () => Date.parse('2026-11-21T23:30:00.000Z'),
};

test('R7.19 the last days are those of the market’s calendar, today among them', async () => {
  const figures = { orders: 3 };
  const { call, asked } = fakeCall({ getProducerStats: successfulAnswer({ figures }) });
  expect(await createOrderFiguresService(call, reader).loadFigures({ period: 7 })).toEqual(
    successfulAnswer(figures),
  );
  expect(asked).toEqual([
    { name: 'getProducerStats', input: { query: { from: '2026-11-16', to: '2026-11-22' } } },
  ]);
});
