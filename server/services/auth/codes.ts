import { timingSafeEqual } from 'node:crypto';
import { limitAttempts, mayAttempt } from '../../attempt-limits.ts';
import type { Context } from '../../context.ts';
import { type CodeSubject, consumeTry, putCode, takeCode } from '../../db/codes.ts';
import type { Signup } from '../../db/signups.ts';
import { Refusal } from '../../http/refusal.ts';

/** A code as somebody typed it. */
interface Guess extends CodeSubject {
  code: string;
}

/** What is said of any code that is no good. */
export const codeRefusal = () => new Refusal('INVALID_CODE', 'El código no es válido o ha caducado.');

/** Whether two hashes are the same, in a time that tells nothing. */
export const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * Makes a code in the place of the one before and answers it with its hash, to be mailed and told to nobody else. When it is not
 * wanted, since no mail will go out, it does as much and the one before stays good.
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
 * Uses up one of the tries of a mailbox, whoever asks and however many do so at once, and answers the hash of its newest code;
 * undefined when the tries are used up or there is no code. Throws TOO_MANY_REQUESTS with the seconds to wait.
 */
async function spendTry(ctx: Context, { email, purpose }: Guess): Promise<string | undefined> {
  const { address, codeSecrets } = ctx;
  await limitAttempts(ctx, 'codesFrom', [address]);
  await limitAttempts(ctx, 'codes', [purpose, email, address]);
  const subject = { email, purpose };
  const unknownHash = codeSecrets.hashOf(subject, codeSecrets.newCode());
  const hash = await consumeTry(ctx.db, ctx.clock.now(), subject, unknownHash);
  return hash === unknownHash ? undefined : hash;
}

/**
 * Compares a code, which uses up a try. Throws INVALID_CODE for any that is wrong, old, used or dead, with an account or
 * without; TOO_MANY_REQUESTS with the seconds to wait.
 */
export async function checkCode(ctx: Context, guess: Guess): Promise<void> {
  const hash = await spendTry(ctx, guess);
  if (hash === undefined || !isSame(hash, ctx.codeSecrets.hashOf(guess, guess.code))) throw codeRefusal();
}

/** What a code for an account is kept with. */
export const signupOf = (
  { email, passwordHash, fullName, role, phone = null }: Omit<Signup, 'hash' | 'phone'> & Partial<Signup>,
  hash: string,
): Signup => ({ email, hash, passwordHash, fullName, role, phone });

/** Stands for a mailbox that gets no mail, so that the same is counted for it as for all others. */
const NO_MAILBOX = '';

/** The hash by which a signup is found that a code was mailed for; one that finds none when the tries are used up. */
export async function signupHash(ctx: Context, guess: Guess): Promise<string> {
  const newest = await spendTry(ctx, guess);
  return newest === undefined ? '' : ctx.codeSecrets.hashOf(guess, guess.code);
}

/** Takes a code that was right out of use. Throws INVALID_CODE when somebody else has just used it. */
export async function useCode(
  { db, clock, codeSecrets }: Context,
  { email, purpose, code }: Guess,
): Promise<void> {
  const subject = { email, purpose };
  if (!(await takeCode(db, clock.now(), subject, codeSecrets.hashOf(subject, code)))) throw codeRefusal();
}

/**
 * Whether another code of this kind may be mailed to a mailbox that somebody named while signed in. Throws TOO_MANY_REQUESTS when
 * too many were asked for from one network address; that a mailbox has had enough, of this address or of all, is told to nobody.
 */
export async function mayMail(
  ctx: Context,
  { kind, email }: { kind: string; email: string },
): Promise<boolean> {
  const asker = [kind, email, ctx.address];
  await limitAttempts(ctx, 'mailsFrom', [kind, ctx.address]);
  const isLeft = await mayAttempt(ctx, 'codeMails', ...asker);
  // Whoever has none left takes none from the others: the same statement then counts where nothing is left.
  return isLeft ? mayAttempt(ctx, 'codeMailsTo', kind, email) : mayAttempt(ctx, 'codeMails', ...asker);
}

/**
 * The same where nobody is signed in: all kinds of mails together have an allowance for each mailbox and day. One that is not
 * wanted for another reason takes nothing of it.
 */
export async function mayMailUnasked(
  ctx: Context,
  wish: { kind: string; email: string },
  isWanted = true,
): Promise<boolean> {
  const isLeft = (await mayMail(ctx, wish)) && isWanted;
  const isAllowed = await mayAttempt(ctx, 'unaskedMailsTo', isLeft ? wish.email : NO_MAILBOX);
  return isLeft && isAllowed;
}
