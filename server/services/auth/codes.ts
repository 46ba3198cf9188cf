import { timingSafeEqual } from 'node:crypto';
import { limitAttempts, tryAttempt } from '../../attempt-limits.ts';
import type { Context } from '../../context.ts';
import { type CodeSubject, consumeCodeAttempt, putCode, redeemCode } from '../../db/codes.ts';
import type { Signup } from '../../db/signups.ts';
import { Refusal } from '../../http/refusal.ts';

/** Code as entered by a user, with its subject. */
interface Guess extends CodeSubject {
  code: string;
}

/** Refusal for any invalid code. */
export const codeRefusal = () => new Refusal('INVALID_CODE', 'El código no es válido o ha caducado.');

/** Equality of two hashes in constant time. */
export const isSameCode = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * Creates a code in place of the previous one and returns it with its hash; the code is only for the e-mail. With
 * `isWanted` false (no e-mail), it does the same work and the previous code stays valid.
 */
export async function issueCode(
  { db, clock, codeSecrets }: Pick<Context, 'db' | 'clock' | 'codeSecrets'>,
  subject: CodeSubject,
  isWanted: boolean,
): Promise<{ code: string; hash: string }> {
  const code = codeSecrets.newCode();
  const hash = codeSecrets.hashOf(subject, code);
  await putCode(db, clock.now(), { ...subject, hash, keepsOld: !isWanted });
  return { code, hash };
}

/**
 * Consumes one attempt of a mailbox and returns the hash of its newest code; undefined if no attempt is left or there
 * is no code. Safe for parallel calls. Throws TOO_MANY_REQUESTS with the seconds to wait.
 */
async function spendTry(ctx: Context, { email, purpose }: Guess): Promise<string | undefined> {
  const { address, codeSecrets } = ctx;
  await limitAttempts(ctx, 'codesFrom', [address]);
  await limitAttempts(ctx, 'codes', [purpose, email, address]);
  const subject = { email, purpose };
  const unknownHash = codeSecrets.hashOf(subject, codeSecrets.newCode());
  const hash = await consumeCodeAttempt(ctx.db, ctx.clock.now(), subject, unknownHash);
  return hash === unknownHash ? undefined : hash;
}

/**
 * Verifies a code and consumes one attempt. Throws INVALID_CODE (wrong, old, used or expired, with or without an
 * account), or TOO_MANY_REQUESTS with the seconds to wait.
 */
export async function checkCode(ctx: Context, guess: Guess): Promise<void> {
  const hash = await spendTry(ctx, guess);
  if (hash === undefined || !isSameCode(hash, ctx.codeSecrets.hashOf(guess, guess.code))) throw codeRefusal();
}

/** Sign-up data stored with a code. */
export const signupOf = (
  { email, passwordHash, fullName, role, phone = null }: Omit<Signup, 'hash' | 'phone'> & Partial<Signup>,
  hash: string,
): Signup => ({ email, hash, passwordHash, fullName, role, phone });

/** Counter key for mailboxes that get no e-mail, so that the same work is done for them. */
const NO_MAILBOX = '';

/** Hash to find the sign-up of a code; a hash without a match if no attempts are left. */
export async function signupHash(ctx: Context, guess: Guess): Promise<string> {
  const newest = await spendTry(ctx, guess);
  return newest === undefined ? '' : ctx.codeSecrets.hashOf(guess, guess.code);
}

/** Invalidates a verified code. Throws INVALID_CODE if a parallel call has just used it. */
export async function redeemVerifiedCode(
  { db, clock, codeSecrets }: Context,
  { email, purpose, code }: Guess,
): Promise<void> {
  const subject = { email, purpose };
  if (!(await redeemCode(db, clock.now(), subject, codeSecrets.hashOf(subject, code)))) throw codeRefusal();
}

/**
 * Rate limit of code e-mails to a mailbox that a signed-in user named. Throws TOO_MANY_REQUESTS for too many from one
 * network address. An exhausted mailbox limit only returns false, so that nobody learns of it.
 */
export async function consumeCodeEmailLimit(
  ctx: Context,
  { kind, email }: { kind: string; email: string },
): Promise<boolean> {
  const asker = [kind, email, ctx.address];
  await limitAttempts(ctx, 'mailsFrom', [kind, ctx.address]);
  const isLeft = await tryAttempt(ctx, 'codeMails', ...asker);
  // An exhausted caller does not consume the shared limit. Its second statement repeats the first check, so that the
  // timing is equal.
  return isLeft ? tryAttempt(ctx, 'codeMailsTo', kind, email) : tryAttempt(ctx, 'codeMails', ...asker);
}

/**
 * Rate limit of code e-mails without sign-in: also a daily limit per mailbox for all kinds together. An unwanted e-mail
 * does not consume it.
 */
export async function consumeVisitorEmailLimit(
  ctx: Context,
  wish: { kind: string; email: string },
  isWanted = true,
): Promise<boolean> {
  const isLeft = (await consumeCodeEmailLimit(ctx, wish)) && isWanted;
  const isAllowed = await tryAttempt(ctx, 'unaskedMailsTo', isLeft ? wish.email : NO_MAILBOX);
  return isLeft && isAllowed;
}
