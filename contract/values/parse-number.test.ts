import { describe, expect, test } from 'vitest';
import { parseNumber } from './parse-number.ts';

describe(parseNumber, () => {
  test.each([
    ['1\u00a0\u00a0234,50', { kind: 'number', value: 1234.5 }],
    ['9 50', { kind: 'none', likely: '9,50' }],
    ['9\t50', { kind: 'none', likely: '9,50' }],
    ['1234567890123,45', { kind: 'number', value: 1_234_567_890_123.45 }],
    ['1.234.567.890.123,45', { kind: 'number', value: 1_234_567_890_123.45 }],
    ['12.345.678.901.234,56', { kind: 'none', likely: null }],
    ['1234567890123456', { kind: 'none', likely: null }],
  ])('R3.9 %j is read by its digits, however they are parted', (text, expected) => {
    expect(parseNumber(text)).toEqual(expected);
  });
});
