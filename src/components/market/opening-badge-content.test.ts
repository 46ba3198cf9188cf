import { describe, expect, test } from 'vitest';
import { createFormatter, DEFAULT_MARKET } from '../../../contract/values/format.ts';
import type { PopupStoreStatus } from '../../../contract/stores/popup-store.ts';
import { openingBadgeContent } from './opening-badge-content.ts';

const formatter = createFormatter(DEFAULT_MARKET);
/** Saturday, 11:00 in Valencia. */
const NOW = Date.parse('2026-11-21T10:00:00Z');

const said = (status: PopupStoreStatus, startDate: string | null, endDate: string | null) => {
  const { tone, text, countdown } = openingBadgeContent({ status, startDate, endDate }, NOW, formatter);
  return [tone, text, countdown];
};

const started = '2026-11-10T09:00:00Z';

describe(openingBadgeContent, () => {
  test.each([
    ['closes in minutes', started, '2026-11-21T10:24:30Z', ['closing', 'Cierra hoy a las 11:24', '25 min']],
    ['closes today', started, '2026-11-21T19:00:00Z', ['closing', 'Cierra hoy a las 20:00', '9 h']],
    [
      'closes today, odd minutes',
      started,
      '2026-11-21T15:12:00Z',
      ['closing', 'Cierra hoy a las 16:12', '5 h 12 min'],
    ],
    [
      'closes within a day, tomorrow',
      started,
      '2026-11-22T08:00:00Z',
      ['closing', 'Cierra mañana a las 9:00', '22 h'],
    ],
    [
      'closes when the day ends',
      started,
      '2026-11-21T23:00:00Z',
      ['closing', 'Cierra esta medianoche', '13 h'],
    ],
    [
      'closes tomorrow, later',
      started,
      '2026-11-22T19:00:00Z',
      ['open', 'Abierto · cierra mañana a las 20:00', null],
    ],
    ['closes in days', started, '2026-11-26T19:00:00Z', ['open', 'Abierto · cierra en 5 días', null]],
    ['closes far away', started, '2026-12-24T19:00:00Z', ['open', 'Abierto · cierra el 24 dic 2026', null]],
    ['is active but over', started, '2026-11-20T19:00:00Z', ['over', 'Cerró ayer', null]],
    [
      'is active but not yet',
      '2026-11-24T09:00:00Z',
      '2026-11-30T19:00:00Z',
      ['soon', 'Abre en 3 días', null],
    ],
    ['has no dates', null, null, ['over', 'Sin fechas', null]],
  ])('R4.10 an active store that %s', (_, start, end, expected) => {
    expect(said('active', start, end)).toEqual(expected);
  });

  test.each([
    ['today', '2026-11-21T17:00:00Z', ['soon', 'Abre hoy a las 18:00', null]],
    ['tomorrow', '2026-11-22T09:00:00Z', ['soon', 'Abre mañana a las 10:00', null]],
    ['far away', '2026-12-20T09:00:00Z', ['soon', 'Abre el 20 dic 2026', null]],
    ['a moment ago', '2026-11-21T09:59:00Z', ['soon', 'Abre enseguida', null]],
  ])('R4.10 a scheduled store that opens %s', (_, start, expected) => {
    expect(said('scheduled', start, '2026-12-30T19:00:00Z')).toEqual(expected);
  });

  test.each([
    ['2026-11-21T09:00:00Z', 'Cerró hoy'],
    ['2026-11-18T09:00:00Z', 'Cerró hace 3 días'],
    ['2026-10-01T09:00:00Z', 'Cerró el 1 oct 2026'],
  ])('R4.8 an ended store, %s', (end, text) => {
    expect(said('ended', '2026-09-01T09:00:00Z', end)).toEqual(['over', text, null]);
  });

  test('R4.8 what is not for shoppers', () => {
    expect([
      said('draft', null, null),
      said('paused', started, '2026-11-26T19:00:00Z'),
      said('archived', started, started),
    ]).toEqual([
      ['over', 'Borrador', null],
      ['paused', 'En pausa', null],
      ['over', 'Archivado', null],
    ]);
  });
});
