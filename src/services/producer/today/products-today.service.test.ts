import { expect, test } from 'vitest';
import { successfulAnswer, fakeCall } from '../../../../tests/support/charts/fake-call.ts';
import { sampleFailure, sampleProduct } from '../../../../tests/support/samples/samples.ts';
import { createProductsTodayService } from './products-today.service.ts';

const product = sampleProduct();

test('R7.14 what is nearly out, sold out and waits for pictures is counted, and the first are named', async () => {
  const { call, asked } = fakeCall({
    listProducerProducts: (input) =>
      successfulAnswer({
        products: [product],
        pagination: { total: JSON.stringify(input).includes('maxStock') ? 4 : 1, hasMore: false },
      }),
  });
  const one = { total: 1, first: [product] };
  expect(await createProductsTodayService(call).loadGoods(null)).toEqual(
    successfulAnswer({ nearlyOut: { total: 4, first: [product] }, soldOut: one, awaiting: one }),
  );
  expect(asked.map(({ input }) => input)).toEqual([
    { query: { active: true, inStock: true, maxStock: 3, limit: 3 } },
    { query: { active: true, inStock: false, limit: 3 } },
    { query: { awaitsPictures: true, limit: 3 } },
  ]);
});

test.each(['maxStock', '"inStock":false', 'awaitsPictures'])(
  'nothing is told where %s was not answered: a part would look like all',
  async (mark) => {
    const failure = sampleFailure('UNAVAILABLE');
    const { call } = fakeCall({
      listProducerProducts: (input) =>
        JSON.stringify(input).includes(mark) ? { ok: false, failure } : successfulAnswer({ products: [] }),
    });
    expect(await createProductsTodayService(call).loadGoods(null)).toEqual({ ok: false, failure });
  },
);
