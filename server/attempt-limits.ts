import type { Context } from './context.ts';
import { consumeAttempt, deleteAttempts, giveBackAttempt, tryConsumeAttempt } from './db/attempts.ts';
import { CODE_LIFETIME } from './db/codes.ts';
import { Refusal } from './http/refusal.ts';
import { defaultRefusal } from './http/default-error-messages.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Rate limits counted in the database: at most `max` attempts in `window` ms. All servers of a market share them, also
 * after a restart. "Address" means network address; about 40 people may share one.
 */
export const ATTEMPT_LIMITS = {
  /** Failed logins per account and address. */
  login: { max: 10, window: 15 * MINUTE },
  /** Failed logins per address. */
  loginsFrom: { max: 500, window: 15 * MINUTE },
  /** Invalid refresh tokens per address. */
  refreshesFrom: { max: 300, window: 15 * MINUTE },
  /** Wrong current passwords in password changes, per account. */
  passwordChange: { max: 10, window: 15 * MINUTE },
  /** E-mail address changes per account. */
  emailChanges: { max: 10, window: HOUR },
  /** Code attempts per account and address, and per address. Each code also expires after five attempts from any address. */
  codes: { max: 10, window: 15 * MINUTE },
  codesFrom: { max: 300, window: HOUR },
  /** Codes of one kind per mailbox and requesting address. Above the limit no e-mail is sent, without an error. */
  codeMails: { max: 5, window: HOUR },
  /**
   * Codes of one kind per mailbox from all addresses. A stranger can use five of them and invalidate two (`codes`), so
   * the owner can still use the third. The window equals the code lifetime: when it is full, the last code is still
   * valid until the next is allowed.
   */
  codeMailsTo: { max: 8, window: CODE_LIFETIME },
  /**
   * E-mails per mailbox without sign-in, of all kinds and from all addresses, so that many strangers cannot flood it.
   * An attacker can exhaust the limit; the mailbox then gets no codes until the next day.
   */
  unaskedMailsTo: { max: 10, window: DAY },
  /** Reminder confirmation requests per mailbox and store. */
  reminderQuestionsTo: { max: 1, window: DAY },
  /** Account notices per mailbox. */
  noticesTo: { max: 5, window: HOUR },
  /** Calls per address that send an e-mail. */
  mailsFrom: { max: 300, window: HOUR },
  /** Bot check challenges and tokens per address. */
  botChecksFrom: { max: 1_000, window: 15 * MINUTE },
  /** Contact messages per mailbox and address, and per address. */
  contactMessages: { max: 5, window: HOUR },
  contactMessagesFrom: { max: 200, window: HOUR },
  /** Notifications and contact replies per admin. */
  notifications: { max: 100, window: HOUR },
  contactReplies: { max: 200, window: HOUR },
  /** Order messages per account. */
  orderMessages: { max: 30, window: HOUR },
  /** Data exports per account. */
  accountExports: { max: 10, window: HOUR },
  /** New stores per producer, including deleted ones. */
  newStores: { max: 100, window: DAY },
  /** Upload URLs per account. */
  uploadUrls: { max: 500, window: HOUR },
} as const;

export type AttemptLimitName = keyof typeof ATTEMPT_LIMITS;

const keyOf = (name: AttemptLimitName, who: readonly string[]) => [name, ...who].join(':');

/** Consumes one attempt; true if one was left. */
export async function tryAttempt(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  name: AttemptLimitName,
  ...who: string[]
): Promise<boolean> {
  return tryConsumeAttempt(db, clock.now(), { key: keyOf(name, who), ...ATTEMPT_LIMITS[name] });
}

/**
 * Consumes one attempt. Throws TOO_MANY_REQUESTS with the seconds to wait if none was left; `message` replaces the
 * default text.
 */
export async function limitAttempts(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  name: AttemptLimitName,
  who: readonly string[],
  message?: string,
): Promise<void> {
  const limit = { key: keyOf(name, who), ...ATTEMPT_LIMITS[name] };
  const verdict = await consumeAttempt(db, clock.now(), limit);
  if (verdict.allowed) return;
  throw message === undefined
    ? defaultRefusal('TOO_MANY_REQUESTS', verdict)
    : new Refusal('TOO_MANY_REQUESTS', message, verdict);
}

/** Resets all attempts of a limit, after a success. */
export const resetAttempts = (
  { db }: Pick<Context, 'db'>,
  name: AttemptLimitName,
  ...who: string[]
): Promise<void> => deleteAttempts(db, keyOf(name, who));

/** Gives back one consumed attempt that should not count. */
export const refundAttempt = (
  { db }: Pick<Context, 'db'>,
  name: AttemptLimitName,
  ...who: string[]
): Promise<void> => giveBackAttempt(db, keyOf(name, who));
