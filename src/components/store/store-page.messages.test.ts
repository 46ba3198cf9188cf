import { expect, test } from 'vitest';
import { createFormatter, DEFAULT_MARKET } from '../../../contract/values/format.ts';
import { hoursFromNoon, NOON, popupStore } from '../../../tests/support/samples/popup-store.ts';
import { storeOpeningTimeText } from './store-page.messages.ts';

test('R4.10 a stall says to the minute when it opens, closes or closed', () => {
  const formatter = createFormatter(DEFAULT_MARKET);
  const stores = [
    popupStore(),
    popupStore({ startDate: hoursFromNoon(2), endDate: hoursFromNoon(9) }),
    popupStore({ endDate: hoursFromNoon(-0.5) }),
    popupStore({ status: 'paused' }),
    popupStore({ endDate: null }),
  ];
  expect(stores.map((store) => storeOpeningTimeText(store, NOON, formatter))).toEqual([
    'Cierra el 21 nov 2026, 14:00',
    'Abre el 21 nov 2026, 15:00',
    'Cerró el 21 nov 2026, 12:30',
    null,
    null,
  ]);
});
