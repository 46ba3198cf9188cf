import { numbersOf } from './other-forms.ts';

const LETTERS = Array.from('abcdefghijklmnñopqrstuvwxyz');

/** Words of fewer letters are near to everything. */
export const LEAST_LETTERS = 4;
const MOST_LETTERS = 24;
const MOST_SPELLINGS = 48;
/** From so many letters on a word may be written by its sound and slipped in as well, in so many of its spellings. */
const LONG = 6;
const MOST_SLIPPED = 6;

/** How else a sound is written, in Spanish and by its neighbours. */
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

/** A word with one sound of it written otherwise. */
const respelt = (word: string): string[] =>
  SAME_SOUNDS.flatMap(([sound, others]) =>
    Array.from(word.matchAll(sound)).flatMap((found) =>
      others.map((other) => {
        const written = other === '$1' ? (found[1] ?? '') : other;
        return word.slice(0, found.index) + written + word.slice(found.index + found[0].length);
      }),
    ),
  );

/** A word with one letter too many, too few, another, or two of them the other way round. */
const mistyped = (word: string): string[] =>
  Array.from({ length: word.length + 1 }, (_, at) => {
    const before = word.slice(0, at);
    const [here, next] = [word.charAt(at), word.charAt(at + 1)];
    const after = word.slice(at + 1);
    return [
      before + after,
      before + next + here + after.slice(1),
      ...LETTERS.flatMap((letter) => [before + letter + here + after, before + letter + after]),
    ];
  }).flat();

const isLongEnough = ({ length }: string) => length >= LEAST_LETTERS;

/** A letter that takes two units of a text: cut between them it is none, and a database refuses what is left. */
const WIDE = /[\u{10000}-\u{10FFFF}]/u;

/** A word as it was typed and, of many, of one; none of one that is too short to tell, or of letters that nobody here writes. */
const written = (word: string): string[] => {
  if (!isLongEnough(word) || word.length > MOST_LETTERS || /\d/.test(word) || WIDE.test(word)) return [];
  return (word.endsWith('s') ? numbersOf(word) : [word]).filter(isLongEnough);
};

const others = (word: string, near: readonly string[]): string[] =>
  [...new Set(near)].filter((one) => one !== word && one.length >= LEAST_LETTERS - 1);

/**
 * The words that somebody may have meant by a folded one, the likelier ones first: those that sound the same, then those that
 * one slip of a finger makes of it. None of a word that is too short to tell.
 */
export function nearWords(word: string): string[] {
  const typed = written(word);
  const once = typed.flatMap(respelt);
  const twice = once.slice(0, MOST_SPELLINGS).flatMap(respelt);
  return others(word, [...once, ...twice, ...typed.flatMap(mistyped), ...typed]);
}

/** Those that a slip of a finger makes of what sounds the same as a long word. */
export const fartherWords = (word: string): string[] =>
  word.length < LONG
    ? []
    : others(word, written(word).flatMap(respelt).slice(0, MOST_SLIPPED).flatMap(mistyped));

/** How many slips of a finger lie between two words: letters too many, too few, others, and neighbours that changed places. */
export function slipsBetween(one: string, other: string): number {
  const far = one.length + other.length;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isTurned = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const [above = far, beside = far, across = far] = [last[at], now[at - 1], last[at - 1]];
      const turned = (isTurned ? before[at - 2] : undefined) ?? far;
      now.push(Math.min(above + 1, beside + 1, across + (isSame ? 0 : 1), turned + 1));
    }
    [before, last] = [last, now];
  }
  return last[other.length] ?? far;
}
