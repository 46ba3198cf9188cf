import { and, eq, exists, or } from 'drizzle-orm';
import { ArchiveFault } from '../../../contract/products/archive-fault.ts';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema-auth.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { ImportLost, type LeasedImport } from './lease.ts';

/** What is said of an archive whose sender may not fill the store any more. */
export const NOT_THEIRS =
  'El puesto ha cambiado de manos o tu cuenta ya no puede vender, y hemos dejado de leer.';

/**
 * Holds the store that an import fills until the transaction ends, and gives whose it is. Comes before any lock of its imports and
 * products, as with whoever deletes it. Throws an ArchiveFault when whoever announced the archive may not sell there any more (R6.8).
 */
export async function holdStore(
  { db }: Pick<Context, 'db'>,
  { popupStoreId, userId }: LeasedImport,
  strength: 'share' | 'update',
): Promise<{ ownerId: string }> {
  if (userId === null) throw new ImportLost();
  const maySell = and(
    eq(users.id, userId),
    eq(users.isActive, true),
    or(eq(users.role, 'admin'), and(eq(users.role, 'producer'), eq(users.id, popupStores.ownerId))),
  );
  const [store] = await db
    .select({ ownerId: popupStores.ownerId })
    .from(popupStores)
    .where(
      and(eq(popupStores.id, popupStoreId), exists(db.select({ id: users.id }).from(users).where(maySell))),
    )
    .for(strength);
  if (!store) throw new ArchiveFault(NOT_THEIRS);
  return { ownerId: store.ownerId };
}
