import { eq } from 'drizzle-orm';
import type { EmailConfirmation } from '../../../contract/auth/auth.ts';
import { limitAttempts } from '../../attempt-limits.ts';
import type { Context } from '../../context.ts';
import { redeemEmailChange, consumeEmailChangeAttempt } from '../../db/email-changes.ts';
import { users } from '../../db/schema-auth.ts';
import { inTransaction } from '../../db/transaction.ts';
import { askerSessionId, requireAskerId } from '../../policies/asker.ts';
import { codeRefusal, isSameCode } from '../auth/codes.ts';
import { endSessions } from '../auth/end-sessions.ts';
import { changeEmailAddress } from './change-email-address.ts';
import { presentUser } from './present-user.ts';

/**
 * E-mail change by its code: the account gets the new address, its other sessions end, and the previous address gets a
 * notice. Throws INVALID_CODE (wrong, old, used or expired), CONFLICT (address taken meanwhile), or TOO_MANY_REQUESTS
 * with the seconds to wait.
 */
export async function confirmEmail(ctx: Context, { confirmationCode: code }: EmailConfirmation) {
  const id = requireAskerId(ctx);
  const { address, clock, codeSecrets } = ctx;
  await limitAttempts(ctx, 'codesFrom', [address]);
  await limitAttempts(ctx, 'codes', ['email', id, address]);
  const change = await consumeEmailChangeAttempt(ctx.db, clock.now(), id);
  if (!change) throw codeRefusal();
  const { email, hash } = change;
  if (!isSameCode(hash, codeSecrets.hashOf({ email, purpose: 'email' }, code))) throw codeRefusal();
  return inTransaction(ctx, async (tx) => {
    // The account is locked first, as in a request for a change; the other order could cause a deadlock.
    const [before] = await tx.db.select().from(users).where(eq(users.id, id)).for('update');
    if (!(await redeemEmailChange(tx.db, change))) throw codeRefusal();
    if (!before) throw codeRefusal();
    await changeEmailAddress(tx, before, email);
    await endSessions(tx, id, askerSessionId(tx));
    return { user: presentUser({ ...before, email }) };
  });
}
