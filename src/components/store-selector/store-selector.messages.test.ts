import { expect, test } from 'vitest';
import { createFormatter, DEFAULT_MARKET } from '../../../contract/values/format.ts';
import { dayText, monthText, storeCountsText, openingWaitText } from './store-selector.messages.ts';

const formatter = createFormatter(DEFAULT_MARKET);
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

test('R9.14 how many stores there are is told by kind', () => {
  const told = [
    [6, 2, 1],
    [1, 1, 0],
    [0, 0, 3],
    [1_200, 0, 0],
    [0, 0, 0],
  ].map(([open = 0, upcoming = 0, ended = 0]) => storeCountsText({ open, upcoming, ended }, formatter));
  expect(told).toEqual([
    '6 abiertos, 2 abren pronto y 1 acaba de cerrar',
    '1 abierto y 1 abre pronto',
    '3 acaban de cerrar',
    '1.200 abiertos',
    '0 puestos',
  ]);
});

test('R2.20 the time until an opening runs down in words', () => {
  const waits = [3 * DAY, DAY + HOUR, DAY, 5 * HOUR + 12 * MINUTE, HOUR, 61 * MINUTE, 59 * MINUTE, 1];
  expect(waits.map((wait) => openingWaitText(wait, formatter))).toEqual([
    'Faltan 3 días',
    'Falta 1 día y 1 h',
    'Falta 1 día',
    'Faltan 5 h y 12 min',
    'Falta 1 h',
    'Falta 1 h y 1 min',
    'Faltan 59 min',
    'Falta 1 min',
  ]);
});

test('days and months by name', () => {
  expect([monthText('2026-12'), dayText('2026-03-08')]).toEqual(['diciembre de 2026', '8 de marzo']);
});
