const FIRST_ACCENTED = 0xc0;
const LAST_ACCENTED = 0x17f;

const letters = Array.from({ length: LAST_ACCENTED - FIRST_ACCENTED + 1 }, (_, index) =>
  String.fromCodePoint(FIRST_ACCENTED + index),
)
  .map((letter) => [letter, letter.normalize('NFD').charAt(0)] as const)
  .filter(([letter, plain]) => plain !== letter);

/** Accented Latin letters and, place by place, the plain ones: what SQL's translate takes. */
export const FOLDED_FROM = letters.map(([letter]) => letter).join('');
export const FOLDED_TO = letters.map(([, plain]) => plain).join('');

const plainOf = new Map(letters);

/** A text without accents and in lower case, so that "ánfora" finds "Anfora". The database's folded columns do the same. */
export const fold = (text: string): string =>
  Array.from(text.normalize('NFC'), (letter) => plainOf.get(letter) ?? letter)
    .join('')
    .toLowerCase();

/** The LIKE pattern of texts that contain this one; its wildcards count as themselves. */
export const containing = (text: string): string => `%${fold(text).replace(/[\\%_]/g, String.raw`\$&`)}%`;
