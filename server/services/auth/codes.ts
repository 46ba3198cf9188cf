import { timingSafeEqual } from 'node:crypto';
import { limitAttempts, mayAttempt } from '../../attempt-limits.ts';
import type { Context } from '../../context.ts';
import { type CodeSubject, consumeTry, putCode, takeCode } from '../../db/codes.ts';
import { Refusal } from '../../refusal.ts';

/** A code as somebody typed it. */
interface Guess extends CodeSubject {
  code: string;
}

/** What is said of any code that is no good. */
export const codeRefusal = () => new Refusal('INVALID_CODE', 'El código no es válido o ha caducado.');

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * Makes a code in the place of the one before and answers it, to be mailed and told to nobody else. When it is not wanted,
 * since no mail will go out, it does as much and the one before stays good.
 */
export async function issueCode(
  { db, clock, codeSecrets }: Pick<Context, 'db' | 'clock' | 'codeSecrets'>,
  subject: CodeSubject,
  isWanted: boolean,
): Promise<string> {
  const code = codeSecrets.newCode();
  const hash = codeSecrets.hashOf(subject, code);
  await putCode(db, clock.now(), { ...subject, hash, keepsOld: !isWanted });
  return code;
}

/**
 * Compares a code, which uses up one of its tries whoever asks and however many do so at once. Throws INVALID_CODE for any
 * that is wrong, old, used or dead, with an account or without; TOO_MANY_REQUESTS with the seconds to wait.
 */
export async function checkCode(ctx: Context, { email, purpose, code }: Guess): Promise<void> {
  const { address, codeSecrets } = ctx;
  await limitAttempts(ctx, 'codesFrom', [address]);
  await limitAttempts(ctx, 'codes', [purpose, email, address]);
  const subject = { email, purpose };
  const unknownHash = codeSecrets.hashOf(subject, codeSecrets.newCode());
  const hash = await consumeTry(ctx.db, ctx.clock.now(), subject, unknownHash);
  if (hash === undefined || hash === unknownHash || !isSame(hash, codeSecrets.hashOf(subject, code)))
    throw codeRefusal();
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
 * Whether another mail of this kind may go to a mailbox. Throws TOO_MANY_REQUESTS when too many were asked for from one
 * network address; that a mailbox has had enough is told to nobody.
 */
export async function mayMail(
  ctx: Context,
  { kind, email }: { kind: string; email: string },
): Promise<boolean> {
  await limitAttempts(ctx, 'mailsFrom', [kind, ctx.address]);
  return mayAttempt(ctx, 'mailsTo', kind, email);
}
