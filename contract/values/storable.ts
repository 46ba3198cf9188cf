const NUL = String.fromCharCode(0);

/** Whether a text can be stored and asked for: well-formed UTF-16 without NUL. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes(NUL);

/** A text as it can be stored: without NUL, and with U+FFFD where half a sign stood alone. */
export const storable = (text: string): string => text.replaceAll(NUL, '').toWellFormed();
