import { describe, expect, test } from 'vitest';
import type { SearchWord } from './search-words.ts';
import { RELEVANCE_TIERS, searchTsqueries } from './search-tsqueries.ts';

const HONEY: SearchWord = { text: 'mieles', forms: ['mieles', 'miel'], stems: ['miel'], parts: [] };
const STOP: SearchWord = { text: 'de', forms: ['de'], stems: [], parts: [] };
const WEIGHT: SearchWord = {
  text: '5g',
  forms: ['5g'],
  stems: ['5g'],
  parts: [['5'], ['g', 'gr']],
};

describe(searchTsqueries, () => {
  test('R7.14 without words nothing matches', () => {
    expect(searchTsqueries([])).toEqual({
      words: null,
      begun: null,
      some: null,
      first: null,
      goods: null,
      whole: null,
      head: null,
      tiers: Array.from({ length: RELEVANCE_TIERS }, () => null),
    });
  });

  test('R7.14 a word is looked for by its stem, its forms and its beginning, in ever more places', () => {
    expect(searchTsqueries([HONEY])).toEqual({
      words: "('miel':ABCD)",
      begun: "(('miel':ABCD) | 'ƒmieles':*ABC)",
      some: "('miel':ABCD)",
      first: "('miel':A)",
      goods: "('miel':A)",
      whole: "'ƒmieles':ABCD",
      head: 'miel%',
      tiers: [
        null,
        null,
        "('ƒmieles':A | 'ƒmiel':A)",
        "'ƒmieles':*A",
        "('ƒmieles':AB | 'ƒmiel':AB)",
        "'ƒmieles':*AB",
        "(('miel':A) | 'ƒmieles':*A)",
        "('ƒmieles':ABC | 'ƒmiel':ABC)",
        "(('miel':AB) | 'ƒmieles':*AB)",
        "(('miel':ABC) | 'ƒmieles':*ABC)",
        "('ƒmieles':ABCD | 'ƒmiel':ABCD)",
      ],
    });
  });

  test('R7.14 a stop word beside another word counts only in a title or owner that has both', () => {
    const { words, some, whole, tiers } = searchTsqueries([STOP, HONEY]);
    expect([words, some, whole, ...tiers.slice(0, 3)]).toEqual([
      "('miel':ABCD)",
      "('miel':ABCD)",
      "'ƒmieles':ABCD",
      "'ƒde':A & 'ƒmieles':A",
      "'ƒde':B & 'ƒmieles':B",
      "('ƒmieles':A | 'ƒmiel':A)",
    ]);
  });

  test('R7.14 a stop word alone is looked for as it is written', () => {
    const { words, some, head, tiers } = searchTsqueries([STOP]);
    expect([words, some, head, tiers[0]]).toEqual(["'ƒde':ABCD", "'ƒde':ABCD", 'de%', null]);
  });

  test('R7.14 all words or some, and the parts of a word in sequence', () => {
    const { words, some, whole } = searchTsqueries([HONEY, WEIGHT]);
    const parts = "(('ƒ5':ABCD) <-> ('ƒg':ABCD | 'ƒgr':ABCD))";
    expect([words, some, whole]).toEqual([
      `('miel':ABCD) & (('5g':ABCD) | ${parts})`,
      `('miel':ABCD) | (('5g':ABCD) | ${parts})`,
      `'ƒmieles':ABCD & ('ƒ5g':ABCD | ${parts})`,
    ]);
  });
});
