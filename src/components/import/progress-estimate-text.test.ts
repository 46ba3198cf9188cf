import { expect, test } from 'vitest';
import {
  fileSizeText,
  remainingTimeText,
  readingEstimateText,
  sendingEstimateText,
} from './progress-estimate-text.ts';

const MINUTE = 60_000;
const pace = (rate: number | null, left: number | null) => ({
  since: 0,
  at: 0,
  done: 0,
  rate,
  left,
  said: { quarter: 0, left: null },
});
const number = (value: number) => String(value).replace('.', ',');

test('battery 103 how long it takes yet is said as people say it', () => {
  expect(
    [null, 4_000, 30_000, MINUTE, 2 * MINUTE, 8.4 * MINUTE, 23 * MINUTE, 90 * MINUTE].map(remainingTimeText),
  ).toEqual([
    '',
    'quedan unos segundos',
    'queda menos de un minuto',
    'queda un minuto más o menos',
    'quedan unos 2 minutos',
    'quedan unos 8 minutos',
    'quedan unos 25 minutos',
    'queda más de una hora',
  ]);
});

test('battery 103 how fast it goes is told in bytes while it is sent and in rows while it is read', () => {
  const megabytes = 50 * 1024 * 1024;
  expect([
    sendingEstimateText(pace(0.000_02, 2 * MINUTE), megabytes, number),
    sendingEstimateText(pace(0.000_001, 16 * MINUTE), megabytes, number),
    sendingEstimateText(pace(0.02, null), megabytes, number),
    readingEstimateText(pace(0.0142, 2 * MINUTE), number),
    readingEstimateText(pace(0.0001, 50 * MINUTE), number),
    readingEstimateText(null, number),
  ]).toEqual([
    ['1 MB por segundo', 'quedan unos 2 minutos'],
    ['52 KB por segundo', 'quedan unos 15 minutos'],
    [],
    ['14 filas por segundo', 'quedan unos 2 minutos'],
    ['quedan unos 50 minutos'],
    [],
  ]);
});

test.each([
  [1, '1 kB'],
  [922, '1 kB'],
  [40_000, '40 kB'],
  [104_857, '103 kB'],
  [104_858, '0,1 MB'],
  [3_000_000, '2,9 MB'],
])('a file of %i bytes is %s', (bytes, expected) => {
  expect(fileSizeText(bytes, number)).toBe(expected);
});
