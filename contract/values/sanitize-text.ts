/** Control characters but tab, line feed and carriage return; NUL is one of them. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/u;

/** Whether a text can be stored and asked for: well-formed UTF-16 without control characters but tab and line ends. */
export const isStorableText = (text: string): boolean => text.isWellFormed() && !CONTROLS.test(text);

/** A text as it can be stored: without NUL, and with U+FFFD where half a sign stood alone. */
export const sanitizeText = (text: string): string => text.replaceAll('\0', '').toWellFormed();
