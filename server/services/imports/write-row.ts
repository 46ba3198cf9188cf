import { eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { ImportedProduct, RowFault } from '../../../contract/products/import-row.ts';
import type { SheetRow } from '../../../contract/products/sheet-rows.ts';
import { toCents } from '../../../contract/values/money.ts';
import { productImportRows, productImports, type StagedProduct } from '../../db/schema-imports.ts';
import { products } from '../../db/schema-products.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type ImportTools, isHeld, type LeasedImport } from './lease.ts';
import { takePictures } from './row-pictures.ts';

/** A row that has been read, with its pictures kept; or what is wrong with it. */
export type RowOutcome =
  | { row: SheetRow; product: ImportedProduct; pictures: string[] }
  | { row: SheetRow; faults: RowFault[] };

/** The import was ended, or is somebody else's by now: nothing more of it may be written. */
export class ImportLost extends Error {}

const plus = (column: SQLWrapper, more: number) => sql`${column} + ${more}`;

/** Counts a row in, and makes sure first that this import is still one's own. */
async function count({ db }: Pick<ImportTools, 'db'>, held: LeasedImport, made: number): Promise<void> {
  const { processedProducts, successCount, createdCount, errorCount, id } = productImports;
  const counted = await db
    .update(productImports)
    .set({
      processedProducts: plus(processedProducts, 1),
      successCount: plus(successCount, made),
      createdCount: plus(createdCount, made),
      errorCount: plus(errorCount, 1 - made),
      tries: 0,
    })
    .where(isHeld(held))
    .returning({ id });
  if (counted.length === 0) throw new ImportLost();
}

const stagedOf = (
  id: string,
  { product, pictures }: { product: ImportedProduct; pictures: string[] },
): StagedProduct => ({
  id,
  name: product.name,
  producerName: product.producerName,
  shortDescription: product.shortDescription ?? '',
  priceCents: toCents(product.price),
  stock: product.stock,
  pictureNames: pictures,
  isPopupStoreExclusive: product.isPopupStoreExclusive ?? false,
});

/** Whoever deletes the store takes it before its imports; who writes here does so as well, or the two would wait for each other. */
async function holdStore({ db }: Pick<ImportTools, 'db'>, { popupStoreId }: LeasedImport): Promise<void> {
  await db
    .select({ id: popupStores.id })
    .from(popupStores)
    .where(eq(popupStores.id, popupStoreId))
    .for('share');
}

/** Puts products into the store of an import. */
export async function insertProducts(
  { db, clock }: Pick<ImportTools, 'db' | 'clock'>,
  { popupStoreId, userId }: LeasedImport,
  staged: readonly StagedProduct[],
): Promise<void> {
  if (userId === null) throw new ImportLost();
  const now = new Date(clock.now());
  const place = { producerId: userId, popupStoreId, gallery: null, createdAt: now, updatedAt: now };
  await db.insert(products).values(staged.map((product) => ({ ...product, ...place })));
}

/**
 * Writes what became of a row, in one transaction under its number: a product on sale, one that waits for the rest, or what is wrong with
 * it. Throws ImportLost, having written nothing, when the import is over or somebody else's (R4.11, battery 72).
 */
export async function writeRow(tools: ImportTools, held: LeasedImport, outcome: RowOutcome): Promise<void> {
  await inTransaction(tools, async (tx) => {
    const { number, cells } = outcome.row;
    const key = { importId: held.id, row: number };
    if ('faults' in outcome) {
      await count(tx, held, 0);
      await tx.db.insert(productImportRows).values({ ...key, faults: outcome.faults, cells });
      return;
    }
    const product = stagedOf(tx.newId(), outcome);
    if (!held.replaceExisting) await holdStore(tx, held);
    await count(tx, held, 1);
    await tx.db
      .insert(productImportRows)
      .values({ ...key, ...(held.replaceExisting && { staged: product }) });
    await takePictures(tx, outcome.pictures);
    if (!held.replaceExisting) await insertProducts(tx, held, [product]);
  });
}
