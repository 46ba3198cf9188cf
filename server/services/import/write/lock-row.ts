import { sql } from 'drizzle-orm';
import { preparedRowsOf } from '../../../db/prepared.ts';
import type { NamedProduct } from './change-product.ts';
import { lockedStore, holderOf, theirs } from './lock-store.ts';
import type { ImportTools, LeasedImport } from './lease.ts';

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
  with store as (${lockedStore('share')})
  select owner_id as "ownerId", product.* from store left join lateral (
    select id, popup_store_id as "popupStoreId", version, picture_names as "pictureNames", details from products
    where id = ${placeholder('productId')}::uuid and popup_store_id = store.id and producer_id = store.owner_id
    for no key update
  ) as product on true`;

/**
 * Holds the store that an import fills, and of it the product that a row names, in one statement. Throws an ArchiveFault when whoever
 * announced the archive may not sell there any more (R6.8).
 */
export async function lockRow(
  { db }: Pick<ImportTools, 'db'>,
  held: LeasedImport,
  productId: string | null,
): Promise<HeldRow> {
  const values = { ...holderOf(held), productId };
  const rows = await preparedRowsOf<Columns>(db, 'hold_import_row', statement, values);
  const { ownerId, ...named } = theirs(rows);
  return { ownerId, named: named.id === null ? undefined : named };
}
