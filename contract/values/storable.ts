const NUL = String.fromCharCode(0);

/** Whether a text can be stored and asked for: well-formed UTF-16 without NUL. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes(NUL);
