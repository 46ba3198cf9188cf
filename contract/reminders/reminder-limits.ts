/** Opening reminder limits (R2.24). */
export const REMINDER_LIMITS = {
  /** Maximum stores per e-mail address. */
  perMailbox: 100,
  /** Retention of an unconfirmed reminder, in days. */
  unansweredDays: 2,
  /** Retention of a reminder for a store that does not open, in days. */
  keptDays: 365,
} as const;
