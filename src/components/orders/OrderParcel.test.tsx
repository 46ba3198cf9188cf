import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { parcelsOf } from '../../../contract/orders/parcels.ts';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { sampleOrder } from '../../../tests/support/samples/samples.ts';
import { OrderParcel } from './OrderParcel.tsx';

afterEach(cleanup);

const parcelSent = (details: object) => {
  const { items, ...order } = sampleOrder('shipped');
  const [parcel] = parcelsOf({ ...order, items: items.map((line) => ({ ...line, ...details })) });
  if (!parcel) throw new Error('The sample has no lines.');
  return parcel;
};

test.each([
  [{ carrier: 'Correos', trackingNumber: 'PQ4' }, 'Lo lleva Correos. Número de seguimiento: PQ4'],
  [{ carrier: 'La furgoneta' }, 'Lo lleva La furgoneta.'],
  [{ carrier: null, trackingNumber: 'PQ4' }, 'Número de seguimiento: PQ4'],
])('R3.12 R4.14 a parcel tells who carries it: %o', async (details, said) => {
  await renderWithMarketProviders(<OrderParcel parcel={parcelSent(details)} />);
  expect(screen.getByText(said, { exact: true }).textContent.trim()).toBe(said);
});

test('R3.12 of one that nobody said how it is sent nothing is told', async () => {
  await renderWithMarketProviders(<OrderParcel parcel={parcelSent({})} />);
  expect(screen.queryByText(/Lo lleva|seguimiento/)).toBe(null);
});
