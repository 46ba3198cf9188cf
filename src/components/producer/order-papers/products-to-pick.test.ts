import { expect, test } from 'vitest';
import { sampleProducerOrder } from '../../../../tests/support/views/producer-orders.tsx';
import { sampleId } from '../../../../tests/support/samples/samples.ts';
import { productsToPick } from './products-to-pick.ts';

test('R7.19 what is fetched is added up by product, by name, without what was cancelled', () => {
  const of = (number: number, names: readonly string[]) => {
    const order = sampleProducerOrder(number, names);
    const lines = order.lines.map((line) => ({
      ...line,
      productId: line.product?.name === 'Pan' ? sampleId(90) : sampleId(91),
    }));
    return { ...order, lines };
  };
  const [first, second] = [of(41, ['Pan', 'Ñoras']), of(42, ['Pan'])];
  const gone = {
    ...of(43, ['Pan']),
    lines: of(43, ['Pan']).lines.map((line) => ({ ...line, status: 'cancelled' as const })),
  };
  expect(productsToPick([first, second, gone])).toEqual([
    { id: sampleId(91), name: 'Ñoras', quantity: 2, orders: [{ number: '00000041', quantity: 2 }] },
    {
      id: sampleId(90),
      name: 'Pan',
      quantity: 4,
      orders: [
        { number: '00000041', quantity: 2 },
        { number: '00000042', quantity: 2 },
      ],
    },
  ]);
});
