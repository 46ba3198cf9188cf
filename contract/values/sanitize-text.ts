/** Control characters, including NUL, except tab, line feed and carriage return. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/u;

/**
 * True if the database can store and search a text: well-formed UTF-16 without control characters, except tab and line
 * ends.
 */
export const isStorableText = (text: string): boolean => text.isWellFormed() && !CONTROLS.test(text);

/** Storable text: without NUL, and with U+FFFD in place of lone surrogates. */
export const sanitizeText = (text: string): string => text.replaceAll('\0', '').toWellFormed();
