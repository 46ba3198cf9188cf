import { sql } from 'drizzle-orm';
import { preparedRowsOf } from '../../../db/prepared-statements.ts';
import type { NamedProduct } from './change-product.ts';
import { lockedStoreSql, lockedStoreValues, requireLockedStore } from './lock-target-store.ts';
import type { ImportTools, LeasedImport } from './lease.ts';

/** Locked target of a row: owner of the store, and the product that the row names. */
interface HeldRow {
  ownerId: string;
  /** Undefined if the row names no product of this owner in this store. */
  named: NamedProduct | undefined;
}

type Columns = { ownerId: string } & (NamedProduct | { [Column in keyof NamedProduct]: null });

const { placeholder } = sql;

/** Locks the store before the product, in the same order as a deletion: PostgreSQL executes a locking WITH query first. */
const statement = () => sql`
  with store as (${lockedStoreSql('share')})
  select owner_id as "ownerId", product.* from store left join lateral (
    select id, popup_store_id as "popupStoreId", version, picture_names as "pictureNames", details from products
    where id = ${placeholder('productId')}::uuid and popup_store_id = store.id and producer_id = store.owner_id
    for no key update
  ) as product on true`;

/**
 * Locks the store of an import and the product that a row names, in one statement. Throws an ArchiveFault if the ZIP's
 * sender may no longer sell there (R6.8).
 */
export async function lockRowTargets(
  { db }: Pick<ImportTools, 'db'>,
  held: LeasedImport,
  productId: string | null,
): Promise<HeldRow> {
  const values = { ...lockedStoreValues(held), productId };
  const rows = await preparedRowsOf<Columns>(db, 'hold_import_row', statement, values);
  const { ownerId, ...named } = requireLockedStore(rows);
  return { ownerId, named: named.id === null ? undefined : named };
}
