const FIRST_ACCENTED = 0xc0;
/** What western Europe writes. A longer list would weigh on every product that is written: SQL looks through it for each letter. */
const LAST_ACCENTED = 0xff;

/** In Spanish ñ is no n with an accent: año is a year, ano is not. */
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
 * Latin letters with accents or in upper case and, place by place, the plain small ones: what SQL's translate takes. Its
 * lower knows them in some locales only.
 */
export const FOLDED_FROM = letters.map(([letter]) => letter).join('');
export const FOLDED_TO = letters.map(([, plain]) => plain).join('');

const plainOf = new Map(letters);

/** A text without accents, save ñ, and in lower case: "ánfora" finds "Anfora". The database's folded columns do the same. */
export const fold = (text: string): string =>
  Array.from(text.normalize('NFC'), (letter) => plainOf.get(letter) ?? letter)
    .join('')
    .toLowerCase();

/** A text as a LIKE pattern has it: its wildcards count as themselves. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

/** The LIKE pattern of texts that contain this one. */
export const containing = (text: string): string => `%${literally(fold(text))}%`;

/** The words of a text, folded: runs of letters and digits. */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Stands before a word that the index keeps as it was written, so that it is never taken for the stem of another. */
const MARK = 'ƒ';

/** A folded word as the database's `searchable` has it beside its stem. */
export const marked = (word: string): string => word.replace(/[a-z0-9ñßæðøþ]+/g, (letters) => MARK + letters);
