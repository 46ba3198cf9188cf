import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { containsPattern, foldText, wordsOf } from './text-folding.ts';

describe(foldText, () => {
  test('drops case and accents, however they were typed, and leaves ñ a letter', () => {
    expect(['ÁNFORA', 'A\u0301nfora', 'Muñeca Ç', 'pingüino', 'Straße 日本'].map(foldText)).toEqual([
      'anfora',
      'anfora',
      'muñeca c',
      'pinguino',
      'straße 日本',
    ]);
  });
});

const spanish = fc.string({
  unit: fc.constantFrom(...'aábcdeéiímnñoópuúüzAÁEÉNÑOÓ 09-%'.split('')),
  maxLength: 40,
});

describe('folding, of any text', () => {
  test('is the same for a text, its capitals and its letters taken apart', () => {
    fc.assert(
      fc.property(spanish, (text) => {
        const folded = foldText(text);
        expect([foldText(folded), foldText(text.toUpperCase()), foldText(text.normalize('NFD'))]).toEqual([
          folded,
          folded,
          folded,
        ]);
      }),
    );
  });

  test('changes no length and leaves every ñ, so that año stays apart from ano', () => {
    fc.assert(
      fc.property(spanish, (text) => {
        const places = (of: string) => Array.from(of, (letter) => letter.toLowerCase() === 'ñ');
        expect(places(foldText(text))).toEqual(places(text));
      }),
    );
  });

  test('has words of letters and digits alone, which are words of themselves', () => {
    fc.assert(
      fc.property(fc.oneof(spanish, fc.string()), (text) => {
        const words = wordsOf(text);
        expect(words.filter((word) => !/^[\p{L}\p{N}]+$/u.test(word))).toEqual([]);
        expect(wordsOf(words.join(' '))).toEqual(words);
      }),
    );
  });
});

describe(containsPattern, () => {
  test('battery 25 wildcards count as themselves', () => {
    expect(containsPattern('100%_\\ Ñ')).toBe(String.raw`%100\%\_\\ ñ%`);
  });
});
