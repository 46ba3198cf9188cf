import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantAt, wallTimeAt } from './wall-time.ts';

const MADRID = 'Europe/Madrid';

describe('a time on the wall', () => {
  test.each([
    ['2026-12-03', '10:00', '2026-12-03T09:00:00.000Z'],
    ['2026-07-03', '00:30', '2026-07-02T22:30:00.000Z'],
    ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
  ])('%s %s in Madrid is %s', (day, time, instant) => {
    expect(instantAt({ day, time }, MADRID)).toEqual(instant);
    expect(wallTimeAt(instant, MADRID)).toEqual({ day, time });
  });

  test.each([
    ['', '10:00'],
    ['2026-02-30', '10:00'],
    ['2026-12-03', ''],
    ['2026-12-03', '24:00'],
    ['2026-12-03', '9:00'],
  ])('%j %j is none', (day, time) => {
    expect(instantAt({ day, time }, MADRID)).toEqual(null);
  });

  test('of any minute in any zone comes back as it was', () => {
    const minutes = integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 });
    const zones = constantFrom(MADRID, 'Atlantic/Canary', 'Asia/Kathmandu', 'America/St_Johns', 'UTC');
    assert(
      property(minutes, zones, (minute, zone) => {
        const shown = wallTimeAt(new Date(minute * 60_000).toISOString(), zone);
        const instant = instantAt(shown, zone);
        // An hour that occurs twice at a clock change has two instants; either is accepted.
        expect(instant === null ? null : wallTimeAt(instant, zone)).toEqual(shown);
      }),
      { numRuns: 300 },
    );
  });
});
