import { and, eq, isNotNull } from 'drizzle-orm';
import type { ProfileUpdate } from '../../../contract/account/user.ts';
import { resetAttempts, limitAttempts, tryAttempt } from '../../attempt-limits.ts';
import type { Context } from '../../context.ts';
import { putEmailChange } from '../../db/email-changes.ts';
import { users } from '../../db/schema-auth.ts';
import { emailChangeRequestedEmail, emailVerificationEmail } from '../../mail/account-emails.ts';
import { writeEmail } from '../../mail/write-email.ts';
import { Refusal } from '../../http/refusal.ts';
import { defaultRefusal } from '../../http/default-error-messages.ts';
import { consumeCodeEmailLimit } from '../auth/codes.ts';
import { requirePassword, wrongPasswordRefusal } from './require-password.ts';

type UserRow = typeof users.$inferSelect;
/** Requested e-mail change: new address, and the password hash that was verified. */
interface Move {
  email: string;
  passwordHash: string;
  isMailed: boolean;
}

export const takenEmailRefusal = () => {
  const message = 'El email ya está en uso por otro usuario.';
  return new Refusal('CONFLICT', message, { errors: [{ field: 'email', message }] });
};

const noPassword = () =>
  defaultRefusal('VALIDATION_FAILED', {
    errors: [{ field: 'currentPassword', message: 'La contraseña actual es requerida' }],
  });

/**
 * Check of a requested e-mail change: password and rate limits. Null if the address does not change. Throws
 * VALIDATION_FAILED, WRONG_PASSWORD or TOO_MANY_REQUESTS.
 */
export async function checkEmailChange(
  ctx: Context,
  id: string,
  { email, currentPassword }: Pick<ProfileUpdate, 'email' | 'currentPassword'>,
): Promise<Move | null> {
  const { asker } = ctx;
  if (email === undefined || asker.role === 'anonymous' || email === asker.email) return null;
  if (currentPassword === undefined) throw noPassword();
  const { passwordHash } = await requirePassword(ctx, id, 'currentPassword', currentPassword);
  await resetAttempts(ctx, 'passwordChange', id);
  await limitAttempts(ctx, 'emailChanges', [id]);
  const isMailed = await consumeCodeEmailLimit(ctx, { kind: 'email', email });
  return { email, passwordHash, isMailed };
}

/** Sends a code to the new address and a notice to the current one, within the given transaction. */
export async function requestEmailChange(
  tx: Context,
  user: UserRow,
  { email, passwordHash, isMailed }: Move,
) {
  const { db, clock, codeSecrets, mail, publicUrl, contactEmail } = tx;
  if (user.passwordHash !== passwordHash) throw wrongPasswordRefusal('currentPassword');
  const [other] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNotNull(users.confirmedAt)));
  if (other) throw takenEmailRefusal();
  const code = codeSecrets.newCode();
  const hash = codeSecrets.hashOf({ email, purpose: 'email' }, code);
  await putEmailChange(db, clock.now(), { userId: user.id, email, hash, isMailed });
  const { fullName } = user;
  await mail.queue(
    db,
    writeEmail(isMailed ? email : null, emailVerificationEmail({ fullName, publicUrl, code })),
  );
  const told = (await tryAttempt(tx, 'noticesTo', user.email)) ? user.email : null;
  await mail.queue(db, writeEmail(told, emailChangeRequestedEmail({ fullName, publicUrl, contactEmail })));
}
