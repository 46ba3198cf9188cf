import type { Infer } from 'superstruct';
import type { AccountDeletion } from '../../../contract/account/user.ts';
import { resetAttempts } from '../../attempt-limits.ts';
import type { Context } from '../../context.ts';
import { requireAskerId } from '../../policies/asker.ts';
import { adminAccountRefusal, endAccount } from './end-account.ts';
import { requirePassword, wrongPasswordRefusal } from './require-password.ts';

const FIELD = 'currentPassword';

/**
 * Deletion of the own account, with its password. Throws WRONG_PASSWORD, after too many attempts TOO_MANY_REQUESTS, and
 * CONFLICT for an admin's account (R6.6, R7.23).
 */
export async function deleteAccount(
  ctx: Context,
  { currentPassword }: Infer<typeof AccountDeletion>,
): Promise<undefined> {
  const id = requireAskerId(ctx);
  const { passwordHash } = await requirePassword(ctx, id, FIELD, currentPassword);
  await resetAttempts(ctx, 'passwordChange', id);
  await endAccount(ctx, id, {
    kind: 'accountDeleted',
    requireFit: (user) => {
      if (user.passwordHash !== passwordHash) throw wrongPasswordRefusal(FIELD);
      if (user.role === 'admin')
        throw adminAccountRefusal('Una cuenta de administrador no se puede eliminar.');
    },
  });
}
