import type { Context } from '../../../context.ts';
import { askerId } from '../../../policies/asker.ts';
import { adminAccountRefusal, endAccount } from '../../account/end-account.ts';

/** Account deletion by an admin (R7.21). Throws NOT_FOUND, or CONFLICT for the own and other admins' accounts (R6.6). */
export async function deleteUser(ctx: Context, { id }: { id: string }): Promise<undefined> {
  await endAccount(ctx, id, {
    kind: 'userDeleted',
    requireFit: ({ id: found, role }) => {
      if (found === askerId(ctx)) throw adminAccountRefusal('No puedes eliminar tu propia cuenta.');
      if (role === 'admin') throw adminAccountRefusal('Las cuentas de administrador no se pueden eliminar.');
    },
  });
}
