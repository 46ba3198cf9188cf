const SECOND = 1_000;

/** Codes that are mailed: how many figures, and how long, in ms, until another may be asked for. */
export const CODES = { length: 6, resendPause: 60 * SECOND } as const;
