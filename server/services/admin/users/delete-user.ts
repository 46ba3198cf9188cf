import type { Context } from '../../../context.ts';
import { askerId } from '../../../policies/asker.ts';
import { adminStays, endAccount } from '../../account/end-account.ts';

/** Deletes somebody's account. For admins, whose own and each other's stay: CONFLICT (R6.6). Throws NOT_FOUND (R7.21). */
export async function deleteUser(ctx: Context, { id }: { id: string }): Promise<undefined> {
  await endAccount(ctx, id, {
    kind: 'userDeleted',
    requireFit: ({ id: found, role }) => {
      if (found === askerId(ctx)) throw adminStays('No puedes eliminar tu propia cuenta.');
      if (role === 'admin') throw adminStays('Las cuentas de administrador no se pueden eliminar.');
    },
  });
}
