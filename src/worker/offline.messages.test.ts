import { describe, expect, test } from 'vitest';
import { cachedTimeText, staleBannerText } from './offline.messages.ts';

/** Time in this device's time zone, in ms UTC. */
const at = (hour: number, minute: number, day = 25) => new Date(2026, 10, day, hour, minute).getTime();
const NOW = at(21, 30);

describe(cachedTimeText, () => {
  test.each([
    [at(18, 10), 'a las 18:10 de hoy'],
    [at(18, 10, 24), 'a las 18:10 del 24 de noviembre'],
    [at(1, 5), 'a la 1:05 de hoy'],
    [at(13, 0), 'a las 13:00 de hoy'],
    [at(11, 0), 'a las 11:00 de hoy'],
  ])('R2.25 a moment is said as one says it: %j', (moment, words) => {
    expect(cachedTimeText(moment, NOW)).toEqual(words);
  });
});

test('R2.25 a kept page says since when it is, and what is the matter', () => {
  expect([
    staleBannerText('offline', at(18, 10, 24), NOW),
    staleBannerText('unreachable', at(18, 10), NOW),
  ]).toEqual([
    'Sin conexión. Así estaba a las 18:10 del 24 de noviembre; precios y horarios pueden haber cambiado.',
    'Ahora mismo no llegamos al mercado. Así estaba a las 18:10 de hoy; precios y horarios pueden haber cambiado.',
  ]);
});
