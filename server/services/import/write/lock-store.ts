import { sql } from 'drizzle-orm';
import { ArchiveFault } from '../../../../contract/import/archive-fault.ts';
import type { Context } from '../../../context.ts';
import { preparedRowsOf } from '../../../db/prepared.ts';
import { ImportLost, type LeasedImport } from './lease.ts';

const NOT_THEIRS = 'El puesto ha cambiado de manos o tu cuenta ya no puede vender, y hemos dejado de leer.';

type Strength = 'share' | 'update';

const { placeholder } = sql;

/** The store that an import fills and whose it is, locked; nothing where whoever announced the archive may not sell there any more (R6.8). */
export const lockedStore = (strength: Strength) => sql`
  select id, owner_id from popup_stores
  where id = ${placeholder('popupStoreId')}::uuid and exists (
    select from users where users.id = ${placeholder('userId')}::uuid and users.is_active
      and (users.role = 'admin' or (users.role = 'producer' and users.id = popup_stores.owner_id)))
  for ${sql.raw(strength)}`;

/** What `lockedStore` is asked with. Throws where nobody announced the archive. */
export function holderOf({ popupStoreId, userId }: LeasedImport): { popupStoreId: string; userId: string } {
  if (userId === null) throw new ImportLost();
  return { popupStoreId, userId };
}

/** The first of the rows that came of it. Throws an ArchiveFault when there is none. */
export function theirs<Row>([held]: readonly Row[]): Row {
  if (held === undefined) throw new ArchiveFault(NOT_THEIRS);
  return held;
}

/**
 * Holds the store that an import fills until the transaction ends, and gives whose it is. Comes before any lock of its imports and
 * products, as with whoever deletes it. Throws an ArchiveFault when whoever announced the archive may not sell there any more (R6.8).
 */
export async function lockStore(
  { db }: Pick<Context, 'db'>,
  held: LeasedImport,
  strength: Strength,
): Promise<{ ownerId: string }> {
  const statement = () => lockedStore(strength);
  const rows = await preparedRowsOf<{ owner_id: string }>(
    db,
    `hold_store_to_${strength}`,
    statement,
    holderOf(held),
  );
  return { ownerId: theirs(rows).owner_id };
}
