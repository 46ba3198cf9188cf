import { expect, test } from 'vitest';
import { createFormatter, DEFAULT_MARKET } from '../../../../contract/values/format.ts';

import { durationText } from './duration-text.ts';

test.each([
  [0.4, 'menos de 1 h'],
  [18.4, '18 h'],
  [24, '1 día'],
  [47.6, '2 días'],
  [53, '2 días y 5 h'],
])('R7.19 %d hours from the order to the sending are told as people say it', (hours, told) => {
  expect(durationText(hours, createFormatter(DEFAULT_MARKET))).toBe(told);
});
