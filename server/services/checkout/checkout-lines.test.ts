import { expect, test } from 'vitest';
import { createFormatter, DEFAULT_MARKET } from '../../../contract/values/format.ts';
import { Refusal } from '../../http/refusal.ts';
import { type CheckoutLine, requireBuyableLines } from './checkout-lines.ts';

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
    id: '019b76da-a800-781f-91eb-45f4c241d002',
    name: 'La Colmena',
    ownerInfo: null,
    status: 'scheduled',
    startDate: new Date('2026-11-22T03:00:00.000Z'),
    endDate: new Date('2026-11-25T03:00:00.000Z'),
  },
};

const scheduledFor = (startDate: string): CheckoutLine => ({
  ...line,
  store: { ...line.store!, startDate: new Date(startDate), endDate: new Date('2027-12-31T03:00:00.000Z') },
});

test.each([
  ['Europe/Madrid', '2026-11-22T03:00:00.000Z', '22 nov 2026, 04:00'],
  ['America/Mexico_City', '2026-11-22T03:00:00.000Z', '21 nov 2026, 21:00'],
  // Last hour of summer time, first hour of winter time, and both sides of the skipped hour.
  ['Europe/Madrid', '2026-10-25T00:59:59.999Z', '25 oct 2026, 02:59'],
  ['Europe/Madrid', '2026-10-25T01:00:00.000Z', '25 oct 2026, 02:00'],
  ['Europe/Madrid', '2027-03-28T00:59:59.999Z', '28 mar 2027, 01:59'],
  ['Europe/Madrid', '2027-03-28T01:00:00.000Z', '28 mar 2027, 03:00'],
  // Time zone without clock changes, also on the former dates of clock changes.
  ['America/Mexico_City', '2026-10-25T07:59:59.999Z', '25 oct 2026, 01:59'],
  ['America/Mexico_City', '2026-10-25T08:00:00.000Z', '25 oct 2026, 02:00'],
  ['America/Mexico_City', '2027-04-04T08:00:00.000Z', '4 abr 2027, 02:00'],
])(
  'R8.9 battery 68 a market in %s says by its own clock when a store opens at %s',
  (timeZone, opens, said) => {
    const formatter = createFormatter({ ...DEFAULT_MARKET, timeZone });
    const asked = (now: number) => () => requireBuyableLines([scheduledFor(opens)], now, formatter);
    expect(asked(Date.parse(opens) - 1)).toThrow(
      new Refusal('STORE_CLOSED', `La tienda comenzará el ${said}`),
    );
  },
);

const formatter = createFormatter(DEFAULT_MARKET);
const now = Date.parse('2026-11-23T00:00:00.000Z');

test('R8.8 a single line without stock is refused by name, before a changed price', () => {
  const sold = { ...line, stock: 0, seenCents: 900 };
  const said = 'Algunos productos ya no están disponibles. Revisa tu carrito. Miel de romero (sin stock)';
  const errors = [{ field: line.id, message: 'Miel de romero (sin stock)' }];
  expect(() => requireBuyableLines([sold], now, formatter)).toThrow(
    new Refusal('INSUFFICIENT_STOCK', said, { errors }),
  );
  expect(() => requireBuyableLines([{ ...line, stock: 1 }], now, formatter)).not.toThrow();
});
