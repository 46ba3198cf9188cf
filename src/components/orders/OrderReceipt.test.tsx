import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Order } from '../../../contract/orders/order.ts';
import { totalOf } from '../../../contract/values/money.ts';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { sampleId, sampleOrder, sampleProduct } from '../../../tests/support/samples/samples.ts';
import { OrderReceipt } from './OrderReceipt.tsx';

afterEach(cleanup);

const SPACE = '\u00a0';
const order = sampleOrder();
const [line] = order.items;

function orderOf(...statuses: ('pending' | 'cancelled')[]): Order {
  if (!line) throw new Error('The sample has no line.');
  const items = statuses.map((status, index) => ({
    ...line,
    id: sampleId(90 + index),
    quantity: 1,
    price: 0.1 + index,
    totalPrice: 0.1 + index,
    product: sampleProduct({ name: `Cosa ${index}` }),
    status,
  }));
  return { ...order, items, totalPrice: totalOf(items) };
}

async function printed(of: Order) {
  await renderWithMarketProviders(<OrderReceipt order={of} />);
  return [...screen.getByRole('region', { name: 'Tu pedido' }).querySelectorAll('div')].map(
    ({ textContent }) => textContent?.replaceAll(SPACE, ' '),
  );
}

test('R3.12 an order that stands whole comes to its total', async () => {
  expect(await printed(orderOf('pending', 'pending'))).toEqual([
    '1 × Cosa 00,10 €',
    '1 × Cosa 11,10 €',
    'Total1,20 €',
  ]);
});

test('R3.12 what was cancelled is taken off the total, and what is left is said', async () => {
  expect(await printed(orderOf('pending', 'cancelled', 'cancelled'))).toEqual([
    '1 × Cosa 00,10 €',
    '1 × Cosa 11,10 €',
    '1 × Cosa 22,10 €',
    'Total3,30 €',
    'Cancelado−3,20 €',
    'Total sin lo cancelado0,10 €',
  ]);
});
