import { sql } from 'drizzle-orm';
import { ArchiveFault } from '../../../../contract/import/archive-fault.ts';
import type { Context } from '../../../context.ts';
import { preparedRowsOf } from '../../../db/prepared-statements.ts';
import { ImportLostError, type LeasedImport } from './lease.ts';

const NOT_THEIRS = 'El puesto ha cambiado de manos o tu cuenta ya no puede vender, y hemos dejado de leer.';

type Strength = 'share' | 'update';

const { placeholder } = sql;

/** Locked store of an import with its owner; no row if the ZIP's sender may no longer sell there (R6.8). */
export const lockedStoreSql = (strength: Strength) => sql`
  select id, owner_id from popup_stores
  where id = ${placeholder('popupStoreId')}::uuid and exists (
    select from users where users.id = ${placeholder('userId')}::uuid and users.is_active
      and (users.role = 'admin' or (users.role = 'producer' and users.id = popup_stores.owner_id)))
  for ${sql.raw(strength)}`;

/** Placeholder values of `lockedStoreSql`. Throws ImportLostError if the sender's account no longer exists. */
export function lockedStoreValues({ popupStoreId, userId }: LeasedImport): {
  popupStoreId: string;
  userId: string;
} {
  if (userId === null) throw new ImportLostError();
  return { popupStoreId, userId };
}

/** First row of `lockedStoreSql`. Throws an ArchiveFault without one. */
export function requireLockedStore<Row>([held]: readonly Row[]): Row {
  if (held === undefined) throw new ArchiveFault(NOT_THEIRS);
  return held;
}

/**
 * Locks the store of an import until the transaction ends and returns its owner. It precedes locks of imports and
 * products, in the same order as a deletion. Throws an ArchiveFault if the ZIP's sender may no longer sell there
 * (R6.8).
 */
export async function lockTargetStore(
  { db }: Pick<Context, 'db'>,
  held: LeasedImport,
  strength: Strength,
): Promise<{ ownerId: string }> {
  const statement = () => lockedStoreSql(strength);
  const rows = await preparedRowsOf<{ owner_id: string }>(
    db,
    `hold_store_to_${strength}`,
    statement,
    lockedStoreValues(held),
  );
  return { ownerId: requireLockedStore(rows).owner_id };
}
