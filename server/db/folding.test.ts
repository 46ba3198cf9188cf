import { describe, expect, test } from 'vitest';
import { containing, fold } from './folding.ts';

describe(fold, () => {
  test('drops case and accents, however they were typed, and leaves ñ a letter', () => {
    expect(['ÁNFORA', 'A\u0301nfora', 'Muñeca Ç', 'pingüino', 'Straße 日本'].map(fold)).toEqual([
      'anfora',
      'anfora',
      'muñeca c',
      'pinguino',
      'straße 日本',
    ]);
  });
});

describe(containing, () => {
  test('battery 25 wildcards count as themselves', () => {
    expect(containing('100%_\\ Ñ')).toBe(String.raw`%100\%\_\\ ñ%`);
  });
});
