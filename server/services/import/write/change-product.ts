import { and, eq } from 'drizzle-orm';
import { nonEmptyAttributes } from '../../../../contract/catalogue/product-attributes.ts';
import type { Context } from '../../../context.ts';
import { products } from '../../../db/schema-products.ts';
import type { StagedChange } from '../../../db/schema-imports.ts';
import { markPicturesForDeletion } from '../../pictures/remove-pictures.ts';
import { unreferencedPictures } from '../../pictures/unreferenced-pictures.ts';
import { writeProduct } from '../../catalogue/write-product.ts';

type Tx = Pick<Context, 'db' | 'clock'>;

/** Target of an import: a store, and its owner's products in it. */
export interface TargetStore {
  popupStoreId: string;
  ownerId: string;
}

export const isInTargetStore = ({ popupStoreId, ownerId }: TargetStore) =>
  and(eq(products.popupStoreId, popupStoreId), eq(products.producerId, ownerId));

/** Locked product that a row changes. */
export type NamedProduct = Pick<
  typeof products.$inferSelect,
  'id' | 'popupStoreId' | 'version' | 'pictureNames' | 'details'
>;

const { id, popupStoreId, version, pictureNames, details } = products;
const namedColumns = { id, popupStoreId, version, pictureNames, details };

/** Locks the product that a row names; undefined if it is not the owner's product in this store. */
export async function lockNamedProduct(
  { db }: Pick<Tx, 'db'>,
  shelf: TargetStore,
  named: string,
): Promise<NamedProduct | undefined> {
  const [product] = await db
    .select(namedColumns)
    .from(products)
    .where(and(eq(id, named), isInTargetStore(shelf)))
    .for('no key update');
  return product;
}

/** Writes a row's change of a locked product. Returns the unreferenced pictures, to delete after the transaction (R7.15). */
export async function changeProduct(
  tx: Tx,
  before: NamedProduct,
  { columns, details, pictureNames }: StagedChange,
): Promise<string[]> {
  const said = {
    ...columns,
    ...(details && { details: nonEmptyAttributes({ ...before.details, ...details }) }),
  };
  if (pictureNames.length === 0) {
    await writeProduct(tx, before, said);
    return [];
  }
  const left = await unreferencedPictures(tx.db, [before.id], before.pictureNames);
  await markPicturesForDeletion(tx, left);
  await writeProduct(tx, before, { ...said, pictureNames, gallery: null, isReady: true });
  return left;
}
