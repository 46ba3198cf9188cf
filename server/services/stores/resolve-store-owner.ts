import { and, eq, inArray } from 'drizzle-orm';
import { isUuid } from '../../../contract/values/uuid.ts';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema-auth.ts';
import { requireAskerId } from '../../policies/asker.ts';
import { invalidInputRefusal } from '../../http/default-error-messages.ts';

const NO_SELLER = 'El propietario no existe o no puede vender';

/**
 * Owner of a new or transferred store. An admin names an active account that may sell, which is locked until the
 * transaction ends. All others own their stores themselves, whatever they send (battery 1). Throws VALIDATION_FAILED.
 */
export async function resolveStoreOwner(ctx: Context, wanted: string): Promise<string> {
  if (ctx.asker.role !== 'admin') return requireAskerId(ctx);
  const id = wanted.toLowerCase();
  const sellers = isUuid(id)
    ? await ctx.db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, id), inArray(users.role, ['producer', 'admin']), eq(users.isActive, true)))
        .for('share')
    : [];
  if (sellers.length === 0) throw invalidInputRefusal([{ field: 'ownerId', message: NO_SELLER }]);
  return id;
}
