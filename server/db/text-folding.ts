const FIRST_ACCENTED = 0xc0;
/**
 * End of the Latin-1 letters. A longer list would slow down every product write, because SQL `translate` searches it
 * for each letter.
 */
const LAST_ACCENTED = 0xff;

/** Spanish ñ is a separate letter, not n with an accent: año and ano are different words. */
const isOfItsOwn = (letter: string) => letter === 'ñ' || letter === 'Ñ';

const letters = Array.from({ length: LAST_ACCENTED - FIRST_ACCENTED + 1 }, (_, index) =>
  String.fromCodePoint(FIRST_ACCENTED + index),
)
  .map((letter) => {
    const plain = isOfItsOwn(letter) ? letter : letter.normalize('NFD').charAt(0);
    return [letter, plain.toLowerCase()] as const;
  })
  .filter(([letter, plain]) => plain !== letter);

/**
 * Accented or upper-case Latin letters and, at the same positions, their plain lower-case letters, for SQL `translate`.
 * SQL `lower` handles them only in some locales.
 */
export const FOLDED_FROM = letters.map(([letter]) => letter).join('');
export const FOLDED_TO = letters.map(([, plain]) => plain).join('');

const plainOf = new Map(letters);

/**
 * Folded text: without accents except ñ, in lower case, so that "ánfora" finds "Anfora". Equal to the folded database
 * columns.
 */
export const foldText = (text: string): string =>
  Array.from(text.normalize('NFC'), (letter) => plainOf.get(letter) ?? letter)
    .join('')
    .toLowerCase();

/** Text escaped for a LIKE pattern. */
export const escapeLikePattern = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

/** LIKE pattern for folded texts that contain this text. */
export const containsPattern = (text: string): string => `%${escapeLikePattern(foldText(text))}%`;

/** Folded words of a text: sequences of letters and digits. */
export const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Prefix of an unstemmed word in the search index, so that it never equals the stem of another word. */
const MARK = 'ƒ';

/** Folded word in its unstemmed form, as SQL `searchable` stores it beside the stem. */
export const markUnstemmed = (word: string): string =>
  word.replace(/[a-z0-9ñßæðøþ]+/g, (letters) => MARK + letters);
