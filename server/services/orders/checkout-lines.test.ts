import { expect, test } from 'vitest';
import { createFormatter, DEFAULT_MARKET } from '../../../contract/values/format.ts';
import { Refusal } from '../../refusal.ts';
import { type CheckoutLine, requireBuyable } from './checkout-lines.ts';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');

const line: CheckoutLine = {
  quantity: 1,
  seenCents: 950,
  id: '019b76da-a800-781f-91eb-45f4c241d000',
  priceCents: 950,
  stock: 4,
  isForSale: true,
  producerId: '019b76da-a800-781f-91eb-45f4c241d001',
  name: 'Miel de romero',
  producerName: 'Amparo Ferrer',
  shortDescription: 'De la Alcarria',
  pictureNames: [],
  sellerName: 'Amparo Ferrer Llopis',
  popupStoreId: '019b76da-a800-781f-91eb-45f4c241d002',
  store: {
    name: 'La Colmena',
    status: 'scheduled',
    startDate: new Date('2026-11-22T03:00:00.000Z'),
    endDate: new Date('2026-11-25T03:00:00.000Z'),
  },
};

test.each([
  ['Europe/Madrid', 'La tienda comenzará el 22 nov 2026, 04:00'],
  ['America/Mexico_City', 'La tienda comenzará el 21 nov 2026, 21:00'],
])('R8.9 battery 68 a market in %s says by its own clock when the store opens', (timeZone, sentence) => {
  const formatter = createFormatter({ ...DEFAULT_MARKET, timeZone });
  expect(() => requireBuyable([line], NOW, formatter)).toThrow(new Refusal('STORE_CLOSED', sentence));
});
