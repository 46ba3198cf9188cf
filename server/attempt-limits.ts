import type { Context } from './context.ts';
import { consumeAttempt, forgetAttempts, giveBackAttempt, mayConsume } from './db/attempts.ts';
import { CODE_LIFETIME } from './db/codes.ts';
import { Refusal } from './http/refusal.ts';
import { refuse } from './http/default-error-messages.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Every limit that counts in the database, so that all servers of a market share it and a restart forgets nothing: at most
 * `max` in a window of `window` ms. An address is a network address; forty people may stand behind one.
 */
export const ATTEMPT_LIMITS = {
  /** Failed logins of one account from one address. */
  login: { max: 10, window: 15 * MINUTE },
  /** Failed logins from one address. */
  loginsFrom: { max: 500, window: 15 * MINUTE },
  /** Refresh tokens from one address that were no good. */
  refreshesFrom: { max: 300, window: 15 * MINUTE },
  /** Wrong passwords of somebody who wants to change it. */
  passwordChange: { max: 10, window: 15 * MINUTE },
  /** Other mailboxes that one account moved to. */
  emailChanges: { max: 10, window: HOUR },
  /** Codes for one account, typed at one address. A code itself dies after five tries from anywhere. */
  codes: { max: 10, window: 15 * MINUTE },
  codesFrom: { max: 300, window: HOUR },
  /** Codes of one kind mailed to one mailbox and asked for at one address; beyond that none goes out, and nobody is told. */
  codeMails: { max: 5, window: HOUR },
  /**
   * The same, asked for anywhere. One stranger takes five and kills two (`codes`): the owner's third is left. The window is no
   * longer than a code lives, so when it is full the last one in the mailbox is good until another may go.
   */
  codeMailsTo: { max: 8, window: CODE_LIFETIME },
  /**
   * Mails of every kind to one mailbox that nobody asked for while signed in, wherever they were asked for: strangers with many
   * addresses cannot fill it. Within a day they can use it up, after which nobody gets a code for that mailbox until the next.
   */
  unaskedMailsTo: { max: 10, window: DAY },
  /** Questions whether a mailbox wants to be told of the opening of one store. */
  reminderQuestionsTo: { max: 1, window: DAY },
  /** Words about what became of an account, to one mailbox. */
  noticesTo: { max: 5, window: HOUR },
  /** Calls from one address that send a mail. */
  mailsFrom: { max: 300, window: HOUR },
  /** Puzzles and tokens of the bot check from one address. */
  botChecksFrom: { max: 1_000, window: 15 * MINUTE },
  /** Messages to the house from one mailbox at one address, and from one address. */
  contactMessages: { max: 5, window: HOUR },
  contactMessagesFrom: { max: 200, window: HOUR },
  /** What one admin tells everybody, and what one mails back to people who wrote. */
  notifications: { max: 100, window: HOUR },
  contactReplies: { max: 200, window: HOUR },
  /** Messages that one account wrote about orders. */
  orderMessages: { max: 30, window: HOUR },
  /** Everything that the market holds of one account, asked for by its owner. */
  accountExports: { max: 10, window: HOUR },
  /** Stores that one producer made, whatever became of them. */
  newStores: { max: 100, window: DAY },
  /** Places to put a file that one account asked for. */
  uploadUrls: { max: 500, window: HOUR },
} as const;

export type AttemptLimitName = keyof typeof ATTEMPT_LIMITS;

const keyOf = (name: AttemptLimitName, who: readonly string[]) => [name, ...who].join(':');

/** Uses up one attempt; whether there was one left. */
export async function mayAttempt(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  name: AttemptLimitName,
  ...who: string[]
): Promise<boolean> {
  return mayConsume(db, clock.now(), { key: keyOf(name, who), ...ATTEMPT_LIMITS[name] });
}

/** Uses up one attempt. Throws TOO_MANY_REQUESTS with the seconds to wait when there is none left; `message` says so. */
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
    ? refuse('TOO_MANY_REQUESTS', verdict)
    : new Refusal('TOO_MANY_REQUESTS', message, verdict);
}

/** Forgets all attempts, after one that was right. */
export const forgiveAttempts = (
  { db }: Pick<Context, 'db'>,
  name: AttemptLimitName,
  ...who: string[]
): Promise<void> => forgetAttempts(db, keyOf(name, who));

/** Gives one attempt back that turned out not to count. */
export const returnAttempt = (
  { db }: Pick<Context, 'db'>,
  name: AttemptLimitName,
  ...who: string[]
): Promise<void> => giveBackAttempt(db, keyOf(name, who));
