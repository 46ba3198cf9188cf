import { singularAndPluralOf } from './word-forms.ts';

const LETTERS = Array.from('abcdefghijklmnñopqrstuvwxyz');

/** Minimum word length for corrections; shorter words are similar to too many others. */
export const MIN_WORD_LENGTH = 4;
const MOST_LETTERS = 24;
const MOST_SPELLINGS = 48;
/** Minimum word length for a phonetic variant combined with a typing error, and the maximum number of such variants. */
const LONG = 6;
const MOST_SLIPPED = 6;

/** Phonetic spelling variants of Spanish and its neighbour languages. */
const SAME_SOUNDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/b/g, ['v']],
  [/v/g, ['b']],
  [/z/g, ['s', 'c']],
  [/ss/g, ['s', 'z']],
  [/s/g, ['z', 'c', 'x']],
  [/c(?=[ei])/g, ['s', 'z']],
  [/c(?=[^eih]|$)/g, ['k', 'qu']],
  [/k/g, ['c', 'qu']],
  [/qu/g, ['c', 'k', 'cu']],
  [/ll/g, ['y', 'l']],
  [/y/g, ['ll', 'i']],
  [/g(?=[ei])/g, ['j']],
  [/j/g, ['g', 'x', 'y']],
  [/x/g, ['s', 'j', 'ch']],
  [/tx/g, ['ch']],
  [/n[yh]/g, ['ñ']],
  [/n/g, ['ñ']],
  [/ph/g, ['f']],
  [/w/g, ['gu', 'hu', 'v']],
  [/h/g, ['']],
  [/^(?=[aeiou])/g, ['h']],
  [/gu(?=[ei])/g, ['hu']],
  [/(.)\1/g, ['$1']],
];

/** Variants of a word with one sound spelled differently. */
const respelt = (word: string): string[] =>
  SAME_SOUNDS.flatMap(([sound, others]) =>
    Array.from(word.matchAll(sound)).flatMap((found) =>
      others.map((other) => {
        const [all, letter = ''] = found;
        const written = other.replace('$1', letter);
        return word.slice(0, found.index) + written + word.slice(found.index + all.length);
      }),
    ),
  );

/** Variants of a word with one typing error: a letter added, missing or replaced, or two letters swapped. */
const mistyped = (word: string): string[] =>
  // One place more than letters: the end.
  Array.from(`${word}-`).flatMap((_, at) => {
    const before = word.slice(0, at);
    const [here, next] = [word.charAt(at), word.charAt(at + 1)];
    const after = word.slice(at + 1);
    return [
      before + after,
      before + next + here + after.slice(1),
      ...LETTERS.flatMap((letter) => [before + letter + here + after, before + letter + after]),
    ];
  });

const isLongEnough = ({ length }: string) => length >= MIN_WORD_LENGTH;

/** Character of two UTF-16 units. Cut in the middle it becomes invalid text, which a database rejects. */
const WIDE = /[\u{10000}-\u{10FFFF}]/u;

/**
 * Word as typed, and for a plural also its singular. Empty for words that are too short, too long, with digits, or with
 * unusual characters.
 */
const written = (word: string): string[] => {
  if (word.length > MOST_LETTERS || /\d/.test(word) || WIDE.test(word)) return [];
  return (word.endsWith('s') ? singularAndPluralOf(word) : [word]).filter(isLongEnough);
};

const others = (word: string, near: readonly string[]): string[] =>
  [...new Set(near)].filter((one) => one !== word && one.length >= MIN_WORD_LENGTH - 1);

/**
 * Correction candidates of a folded word, most probable first: phonetic variants, then single typing errors. Empty for
 * a word that is too short.
 */
export function correctionCandidates(word: string): string[] {
  const typed = written(word);
  const once = typed.flatMap(respelt);
  const twice = once.slice(0, MOST_SPELLINGS).flatMap(respelt);
  return others(word, [...once, ...twice, ...typed.flatMap(mistyped), ...typed]);
}

/** Correction candidates with a phonetic variant and a typing error, for long words. */
export const distantCorrectionCandidates = (word: string): string[] =>
  word.length < LONG
    ? []
    : others(word, written(word).flatMap(respelt).slice(0, MOST_SLIPPED).flatMap(mistyped));

/** Damerau-Levenshtein distance of two words: letters added, missing, replaced, or neighbours swapped. */
export function editDistance(one: string, other: string): number {
  const far = one.length + other.length;
  let [before, last]: [number[], number[]] = [[], []];
  for (let row = 0; row <= one.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isTurned = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const [above = far, beside = far, across = far] = [last[at], now[at - 1], last[at - 1]];
      const turned = (isTurned ? before[at - 2] : undefined) ?? far;
      now.push(Math.min(above + 1, beside + 1, across + (isSame ? 0 : 1), turned + 1));
    }
    [before, last] = [last, now];
  }
  return last[other.length] ?? far;
}
