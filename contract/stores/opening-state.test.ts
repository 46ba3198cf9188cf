import { describe, expect, test } from 'vitest';
import { createFormatter, DEFAULT_MARKET } from '../values/format.ts';
import { closedStoreMessage, openingStateAt } from './opening-state.ts';

const startDate = '2026-09-14T08:00:00.000Z';
const endDate = '2026-09-14T18:00:00.000Z';
const at = (instant: string, ms = 0) => Date.parse(instant) + ms;
const store = { status: 'active', startDate, endDate } as const;

describe(openingStateAt, () => {
  test('R4.10 both ends belong to the time in which a store is open', () => {
    const moments = [at(startDate, -1), at(startDate), at(endDate), at(endDate, 1)];
    expect(moments.map((now) => openingStateAt(store, now))).toEqual(['upcoming', 'open', 'open', 'ended']);
    expect(moments.map((now) => openingStateAt({ ...store, status: 'scheduled' }, now))).toEqual([
      'upcoming',
      'open',
      'open',
      'ended',
    ]);
  });

  test('R4.10 without a date or in another status nothing is for sale', () => {
    const now = at(startDate);
    const others = [
      { ...store, startDate: null },
      { ...store, endDate: null },
      { ...store, status: 'draft' as const },
      { ...store, status: 'paused' as const },
      { ...store, status: 'archived' as const },
      { ...store, status: 'ended' as const },
    ];
    expect(others.map((other) => openingStateAt(other, now))).toEqual([
      'unavailable',
      'unavailable',
      'unavailable',
      'unavailable',
      'unavailable',
      'ended',
    ]);
  });
});

describe(closedStoreMessage, () => {
  test('R8.9 says why a store does not sell', () => {
    const format = createFormatter(DEFAULT_MARKET);
    const say = (now: number, fields = {}) => closedStoreMessage({ ...store, ...fields }, now, format);
    expect([
      say(at(startDate)),
      say(at(startDate, -1)),
      say(at(endDate, 1)),
      say(at(startDate), { status: 'paused' }),
      say(at(startDate), { status: 'ended', endDate: null }),
    ]).toEqual([
      null,
      'La tienda comenzará el 14 sept 2026, 10:00',
      'La tienda finalizó el 14 sept 2026, 20:00. Ya no se pueden realizar compras.',
      'La tienda no está disponible para compras',
      'La tienda no está disponible para compras',
    ]);
  });
});
