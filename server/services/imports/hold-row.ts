import { sql } from 'drizzle-orm';
import { ArchiveFault } from '../../../contract/products/archive-fault.ts';
import { preparedRowsOf } from '../../db/prepared.ts';
import type { NamedProduct } from './change-product.ts';
import { NOT_THEIRS } from './hold-store.ts';
import { ImportLost, type ImportTools, type LeasedImport } from './lease.ts';

/** What a row is written to, held until the transaction ends: whose the store is, and the product that the row names. */
interface HeldRow {
  ownerId: string;
  /** Undefined where the row names none of theirs there. */
  named: NamedProduct | undefined;
}

type Columns = { ownerId: string } & (NamedProduct | { [Column in keyof NamedProduct]: null });

const { placeholder } = sql;

/** The store is locked before the product, as whoever deletes it does: a statement that locks in a "with" is carried out first. */
const statement = () => sql`
  with store as (
    select id, owner_id from popup_stores
    where id = ${placeholder('popupStoreId')}::uuid and exists (
      select from users where users.id = ${placeholder('userId')}::uuid and users.is_active
        and (users.role = 'admin' or (users.role = 'producer' and users.id = popup_stores.owner_id)))
    for share
  )
  select owner_id as "ownerId", product.* from store left join lateral (
    select id, popup_store_id as "popupStoreId", version, picture_names as "pictureNames", details from products
    where id = ${placeholder('productId')}::uuid and popup_store_id = store.id and producer_id = store.owner_id
    for no key update
  ) as product on true`;

/**
 * Holds the store that an import fills, and of it the product that a row names, in one statement. Throws an ArchiveFault when whoever
 * announced the archive may not sell there any more (R6.8).
 */
export async function holdRow(
  { db }: Pick<ImportTools, 'db'>,
  { popupStoreId, userId }: LeasedImport,
  productId: string | null,
): Promise<HeldRow> {
  if (userId === null) throw new ImportLost();
  const values = { popupStoreId, userId, productId };
  const [held] = await preparedRowsOf<Columns>(db, 'hold_import_row', statement, values);
  if (!held) throw new ArchiveFault(NOT_THEIRS);
  const { ownerId, ...named } = held;
  return { ownerId, named: named.id === null ? undefined : named };
}
