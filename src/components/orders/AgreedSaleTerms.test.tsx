import { cleanup, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { parcelsOf } from '../../../contract/orders/parcels.ts';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { sampleOrder, sampleProduct, sampleStore } from '../../../tests/support/samples/samples.ts';
import { OrderConfirmationDetails } from '../order-confirmation/OrderConfirmationDetails.tsx';
import { OrderParcel } from './OrderParcel.tsx';

afterEach(cleanup);

const { id, name } = sampleStore();
const plain = sampleOrder();
const order = {
  ...plain,
  items: plain.items.map((line) => ({ ...line, product: sampleProduct({ popupStoreId: id }) })),
  stores: [
    {
      id,
      name,
      ownerInfo: {
        name: 'Ana Ruiz',
        taxId: '00000001R',
        address: 'Camino de la Ermita, 14',
        telephone: '+34 600 100 100',
        payment: [{ kind: 'bizum', note: 'Al 600 100 100.' }],
      },
    },
  ],
};
const [parcel] = parcelsOf(order);

test.each<[string, () => ReactNode]>([
  ['order', () => (parcel ? <OrderParcel parcel={parcel} /> : null)],
  ['thanks', () => <OrderConfirmationDetails order={order} />],
])(
  'R5.4 the %s tell what its store told when it was placed, and that this is what holds',
  async (_, page) => {
    await renderWithMarketProviders(page());
    const sale = within(screen.getByRole('region', { name, hidden: true }));
    const parts = sale
      .getAllByRole('term', { hidden: true })
      .map((term) => [
        term.textContent,
        ...[...(term.parentElement?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent),
      ]);
    expect(parts.slice(0, 2)).toEqual([
      ['Quién vende', 'Ana Ruiz', 'NIF 00000001R', 'Camino de la Ermita, 14', '+34 600 100 100'],
      ['Cómo se paga', 'Bizum. Al 600 100 100.'],
    ]);
    expect(screen.getByText('Esto es lo que decía el puesto cuando hiciste el pedido.').isConnected).toBe(
      true,
    );
  },
);

test('R5.4 an order from before that was kept tells nothing of it', async () => {
  const [before] = parcelsOf(plain);
  await renderWithMarketProviders(before ? <OrderParcel parcel={before} /> : null);
  expect(screen.queryByText('Quién vende, cómo se paga y cómo te llega')).toBe(null);
});
