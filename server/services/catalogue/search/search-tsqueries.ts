import { escapeLikePattern, markUnstemmed } from '../../../db/text-folding.ts';
import type { SearchWord } from './search-words.ts';

/** Places of a word, by the weights of `searchable`: from A (title) to D (description). */
type Places = 'A' | 'B' | 'AB' | 'ABC' | 'ABCD';

/** PostgreSQL tsquery text; null matches nothing. */
type Question = string | null;

const all = (questions: string[]): Question => (questions.length > 0 ? questions.join(' & ') : null);
const any = (questions: string[]): Question => (questions.length > 0 ? questions.join(' | ') : null);

const anyOf = (lexemes: readonly string[], places: Places) =>
  `(${lexemes.map((lexeme) => `'${lexeme}':${places}`).join(' | ')})`;

/** Tsquery for a word or for its parts in sequence, so that 500g also finds 500 g. */
const orInParts = ({ parts }: SearchWord, question: string, places: Places) => {
  if (parts.length === 0) return question;
  return `(${question} | (${parts.map((forms) => anyOf(forms.map(markUnstemmed), places)).join(' <-> ')}))`;
};

const whole = (word: SearchWord, places: Places) =>
  orInParts(word, `'${markUnstemmed(word.text)}':${places}`, places);
const inNumbers = (word: SearchWord, places: Places) =>
  orInParts(word, anyOf(word.forms.map(markUnstemmed), places), places);
const begun = ({ text }: SearchWord, places: Places) => `'${markUnstemmed(text)}':*${places}`;
const stems = (word: SearchWord, places: Places) =>
  word.stems.length === 0 ? whole(word, places) : orInParts(word, anyOf(word.stems, places), places);
const begunOrStem = (word: SearchWord, places: Places, begunIn: Places) =>
  `(${stems(word, places)} | ${begun(word, begunIn)})`;

/** Tsqueries of a search: conditions, and criteria for relevance. */
export interface SearchTsqueries {
  /** Matches results with every significant word in singular or plural; if no word is significant, with every word. */
  words: Question;
  /** Matches results with every word, or a word that begins so in title, owner or topics. */
  begun: Question;
  /** Matches results with some of the words. */
  some: Question;
  /** Relevance tiers, best first: kind of match and its place. */
  tiers: readonly Question[];
  /** Matches results with every word in the title. */
  goods: Question;
  /** Matches results with every word exactly as typed. */
  whole: Question;
  /** LIKE pattern for the start of the best title. */
  head: string | null;
  /** Matches results with the first word in the title, which usually names the product. */
  first: Question;
}

/** Number of relevance tiers; results outside all tiers come last. */
export const RELEVANCE_TIERS = 11;

/**
 * Tsqueries for search words. Places rank: title, owner, topics, description. Within a place, words in singular or
 * plural rank before word beginnings. A match by stem only (barro, barra) ranks below word matches in the next place.
 */
export function searchTsqueries(words: readonly SearchWord[]): SearchTsqueries {
  const telling = words.filter(({ stems: of }) => of.length > 0);
  const meant = telling.length > 0 ? telling : words;
  const each = (asked: (word: SearchWord) => string) => all(meant.map(asked));
  const written = (places: Places) => each((word) => inNumbers(word, places));
  const beginning = (places: Places) => each((word) => begun(word, places));
  const akin = (places: Places) => each((word) => begunOrStem(word, places, places));
  // A title typed with its stop words is an exact match: Son y Madera.
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
    head: first ? `${escapeLikePattern(first.stems[0] ?? first.text)}%` : null,
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
