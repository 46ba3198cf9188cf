const SECOND = 1_000;

/** E-mailed codes: number of digits, and the pause before another code can be requested, in ms. */
export const CODE_LIMITS = { length: 6, resendPause: 60 * SECOND } as const;
