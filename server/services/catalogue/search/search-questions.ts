import { literally, marked } from '../../../db/folding.ts';
import type { SoughtWord } from './sought-words.ts';

/** Where a word may stand, by the weights that `searchable` gives: A what a thing is called, D what is told of it. */
type Places = 'A' | 'B' | 'AB' | 'ABC' | 'ABCD';

/** A question to a search vector; null is one that nothing answers. */
type Question = string | null;

const all = (questions: string[]): Question => (questions.length > 0 ? questions.join(' & ') : null);
const any = (questions: string[]): Question => (questions.length > 0 ? questions.join(' | ') : null);

const anyOf = (lexemes: readonly string[], places: Places) =>
  `(${lexemes.map((lexeme) => `'${lexeme}':${places}`).join(' | ')})`;

/** The question to a word, or to its parts one after the other: what is called 500 g is found by 500g as well. */
const orInParts = ({ parts }: SoughtWord, question: string, places: Places) => {
  if (parts.length === 0) return question;
  return `(${question} | (${parts.map((forms) => anyOf(forms.map(marked), places)).join(' <-> ')}))`;
};

const whole = (word: SoughtWord, places: Places) =>
  orInParts(word, `'${marked(word.text)}':${places}`, places);
const inNumbers = (word: SoughtWord, places: Places) =>
  orInParts(word, anyOf(word.forms.map(marked), places), places);
const begun = ({ text }: SoughtWord, places: Places) => `'${marked(text)}':*${places}`;
const stems = (word: SoughtWord, places: Places) =>
  word.stems.length === 0 ? whole(word, places) : orInParts(word, anyOf(word.stems, places), places);
const begunOrStem = (word: SoughtWord, places: Places, begunIn: Places) =>
  `(${stems(word, places)} | ${begun(word, begunIn)})`;

/** What a search asks of a thing's words, and by what it tells the better answers. */
export interface SearchQuestions {
  /** It has each word in some number, or, if none of them says anything, as they are. */
  words: Question;
  /** It has each of them, or one that begins so in what it is called, whose it is or what it is about. */
  begun: Question;
  /** It has some of them. */
  some: Question;
  /** The better answers first: how well and in which places all words are found. */
  tiers: readonly Question[];
  /** It is called by each of them. */
  goods: Question;
  /** It has each just as it was typed. */
  whole: Question;
  /** How the name of the best answers begins, as a LIKE pattern. */
  head: string | null;
  /** It has the first of them, which is most often the thing itself, in what it is called. */
  first: Question;
}

/** How many tiers there are; what answers none of them comes after all. */
export const TIERS = 11;

/**
 * The questions of these words. A name comes before whose a thing is, that before what it is about, that before what is told of it;
 * in each place words, in either number, before those that begin so. A stem alone tells less (barro, barra): it stands behind the words
 * of the next place.
 */
export function searchQuestions(words: readonly SoughtWord[]): SearchQuestions {
  const telling = words.filter(({ stems: of }) => of.length > 0);
  const meant = telling.length > 0 ? telling : words;
  const each = (asked: (word: SoughtWord) => string) => all(meant.map(asked));
  const written = (places: Places) => each((word) => inNumbers(word, places));
  const beginning = (places: Places) => each((word) => begun(word, places));
  const akin = (places: Places) => each((word) => begunOrStem(word, places, places));
  // A name that was typed with its small words is that name: Son y Madera.
  const named = (places: Places) =>
    meant.length < words.length ? all(words.map((word) => whole(word, places))) : null;
  const [first] = meant;
  return {
    words: each((word) => stems(word, 'ABCD')),
    begun: each((word) => begunOrStem(word, 'ABCD', 'ABC')),
    some: any(meant.map((word) => stems(word, 'ABCD'))),
    first: first ? stems(first, 'A') : null,
    goods: each((word) => stems(word, 'A')),
    whole: each((word) => whole(word, 'ABCD')),
    head: first ? `${literally(first.stems[0] ?? first.text)}%` : null,
    tiers: [
      named('A'),
      named('B'),
      written('A'),
      beginning('A'),
      written('AB'),
      beginning('AB'),
      akin('A'),
      written('ABC'),
      akin('AB'),
      akin('ABC'),
      written('ABCD'),
    ],
  };
}
