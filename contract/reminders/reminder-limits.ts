/** Of reminders (R2.24). */
export const REMINDERS = {
  /** For how many stores one mailbox waits at most. */
  perMailbox: 100,
  /** How long a question that nobody answers is kept, in days. */
  unansweredDays: 2,
  /** How long a store that does not open is waited for, in days. */
  keptDays: 365,
} as const;
