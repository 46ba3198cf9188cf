import { eq } from 'drizzle-orm';
import type { EmailConfirmation } from '../../../contract/auth/auth.ts';
import { limitAttempts } from '../../attempt-limits.ts';
import type { Context } from '../../context.ts';
import { takeEmailChange, tryEmailChange } from '../../db/email-changes.ts';
import { users } from '../../db/schema-auth.ts';
import { inTransaction } from '../../db/transaction.ts';
import { askerSession, requireAskerId } from '../../policies/asker.ts';
import { codeRefusal, isSame } from '../auth/codes.ts';
import { endSessions } from '../auth/end-sessions.ts';
import { moveMailbox } from './move-mailbox.ts';
import { presentUser } from './present-user.ts';

/**
 * Gives the own account the address to which the code was mailed; its other sessions are over, and the mailbox before is
 * told. Throws INVALID_CODE for a code that is wrong, old, used or dead, CONFLICT when somebody has the address meanwhile,
 * TOO_MANY_REQUESTS with the seconds to wait.
 */
export async function confirmEmail(ctx: Context, { confirmationCode: code }: EmailConfirmation) {
  const id = requireAskerId(ctx);
  const { address, clock, codeSecrets } = ctx;
  await limitAttempts(ctx, 'codesFrom', [address]);
  await limitAttempts(ctx, 'codes', ['email', id, address]);
  const change = await tryEmailChange(ctx.db, clock.now(), id);
  if (!change) throw codeRefusal();
  const { email, hash } = change;
  if (!isSame(hash, codeSecrets.hashOf({ email, purpose: 'email' }, code))) throw codeRefusal();
  return inTransaction(ctx, async (tx) => {
    // The account first, as whoever asks for a change locks it: the other way round two of them could wait for each other.
    const [before] = await tx.db.select().from(users).where(eq(users.id, id)).for('update');
    if (!(await takeEmailChange(tx.db, change))) throw codeRefusal();
    if (!before) throw codeRefusal();
    await moveMailbox(tx, before, email);
    await endSessions(tx, id, askerSession(tx));
    return { user: presentUser({ ...before, email }) };
  });
}
