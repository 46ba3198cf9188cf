import { assert, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distantCorrectionCandidates, correctionCandidates, editDistance } from './correction-candidates.ts';

describe(correctionCandidates, () => {
  test.each([
    ['mirl', 'miel', 'another letter'],
    ['cermica', 'ceramica', 'one too few'],
    ['juguettes', 'juguetes', 'one too many'],
    ['cuadenro', 'cuaderno', 'two the other way round'],
    ['vufanda', 'bufanda', 'another letter for the same sound'],
    ['uebos', 'huevos', 'two sounds written otherwise'],
    ['kesos', 'quesos', 'a sound of two letters'],
    ['muneca', 'muñeca', 'a letter that keyboards elsewhere lack'],
    ['catalunya', 'cataluña', 'as neighbours write it'],
    ['mielx', 'miel', 'one too many that is not double'],
    ['jabo', 'jabon', 'the last one missing'],
    ['pann', 'pan', 'a word of three letters'],
    ['vottella', 'botella', 'a double letter that sounds like one, and another sound'],
    ['quita', 'zita', 'a sound written otherwise twice'],
    ['cermicas', 'ceramica', 'a plural with one too few'],
  ])('%s may be meant for %s: %s', (typed, meant) => expect(correctionCandidates(typed)).toContain(meant));

  test('a long word may be written by its sound and slipped in as well', () => {
    expect(distantCorrectionCandidates('quaderns')).toContain('cuaderno');
    expect(distantCorrectionCandidates('kesso')).toEqual([]);
    expect(distantCorrectionCandidates('bassija')).toContain('vasija');
    expect(distantCorrectionCandidates('basija')).toContain('vasijas');
  });

  test('a singular has no candidates in the plural, and none has less than three letters', () => {
    expect(correctionCandidates('cermica')).not.toContain('ceramicas');
    const lengths = correctionCandidates('llll').map(({ length }) => length);
    expect(Math.min(...lengths)).toBe(3);
  });

  test('of 64 spellings of one word the first 48 are spelled once more, and the first six slipped in', () => {
    const word = 's'.repeat(16);
    const withSound = (sound: string) => `${'s'.repeat(10)}${sound}${'s'.repeat(5)}`;
    expect(correctionCandidates(word)).toContain(withSound('qu'));
    expect(correctionCandidates(word)).not.toContain(withSound('ch'));
    expect(distantCorrectionCandidates('ssssss')).toContain('sssszs');
    expect(distantCorrectionCandidates('ssssss')).not.toContain('zsssssa');
  });

  test.each(['ano', 'pan', 'a5', '1968', 'años80', 'x'.repeat(25)])(
    'what is too short, too long or has digits is left as it is: %s',
    (typed) => expect(correctionCandidates(typed)).toEqual([]),
  );

  test('battery 84 no letter is cut in two, whatever script it is of', () => {
    expect(correctionCandidates('𒾐𝐀')).toEqual([]);
    const word = string({ unit: 'binary', minLength: 2, maxLength: 12 });
    assert(
      property(word, (typed) =>
        [...correctionCandidates(typed), ...distantCorrectionCandidates(typed)].every((one) =>
          one.isWellFormed(),
        ),
      ),
    );
  });

  test('a word is not near to itself, what sounds the same comes before slips, and there is an end to them', () => {
    const near = correctionCandidates('sebolleta');
    expect(near).not.toContain('sebolleta');
    expect(near.indexOf('cebolleta')).toBeLessThan(near.indexOf('rebolleta'));
    const longest = correctionCandidates('abcdefghijklmnopqrstuvwx');
    expect(longest).toContain('vbcdefghijklmnopqrstuvwx');
    expect(longest.length).toBeLessThan(12_000);
  });
});

test.each([
  ['miel', 'miel', 0],
  ['mirl', 'miel', 1],
  ['mile', 'miel', 1],
  ['guitara', 'guitarra', 1],
  ['zermica', 'ceramica', 2],
  ['', 'miel', 4],
  ['l', 'miel', 3],
  ['mielx', 'miel', 1],
  ['ba', 'ac', 2],
  ['ax', 'ya', 2],
])('from %s to %s it takes %i slips', (one, other, slips) => expect(editDistance(one, other)).toBe(slips));
