import { sql, type SQLWrapper } from 'drizzle-orm';
import {
  type ImportedChange,
  type ImportedProduct,
  type RowFault,
  UNKNOWN_PRODUCT,
} from '../../../contract/products/import-row.ts';
import { saidDetails } from '../../../contract/products/product-details.ts';
import type { SheetRow } from '../../../contract/products/sheet-rows.ts';
import { toCents } from '../../../contract/values/money.ts';
import type { Database } from '../../db/database.ts';
import {
  productImportRows,
  productImports,
  type StagedChange,
  type StagedProduct,
} from '../../db/schema-imports.ts';
import { products } from '../../db/schema-products.ts';
import { inTransaction } from '../../db/transaction.ts';
import { removePictures } from '../pictures/remove-pictures.ts';
import { changeProduct, lockNamed, type Shelf } from './change-product.ts';
import { holdStore } from './hold-store.ts';
import { keptCells } from './kept-cells.ts';
import { ImportLost, type ImportTools, isHeld, type LeasedImport } from './lease.ts';
import { type KeptPictures, takePictures } from './row-pictures.ts';

interface ReadRow {
  row: SheetRow;
  /** The pictures that it names and that have come. */
  pictures: readonly string[];
}

/** A row that has been read, with its pictures kept; or what is wrong with it. */
export type RowOutcome =
  | (ReadRow & { id: null; product: ImportedProduct; kept: KeptPictures })
  | (ReadRow & { id: string; product: ImportedChange; kept: KeptPictures })
  | (ReadRow & { faults: RowFault[] });

type Good = Exclude<RowOutcome, { faults: RowFault[] }>;

type Verdict = 'created' | 'updated' | 'refused';

const plus = (column: SQLWrapper, more: number) => sql`${column} + ${more}`;

/** Counts a row in, and makes sure first that this import is still one's own. */
async function count(db: Database, held: LeasedImport, verdict: Verdict, bytes = 0): Promise<void> {
  const { processedProducts, successCount, createdCount, updatedCount, errorCount, pictureBytes, id } =
    productImports;
  const counted = await db
    .update(productImports)
    .set({
      processedProducts: plus(processedProducts, 1),
      successCount: plus(successCount, verdict === 'refused' ? 0 : 1),
      createdCount: plus(createdCount, verdict === 'created' ? 1 : 0),
      updatedCount: plus(updatedCount, verdict === 'updated' ? 1 : 0),
      errorCount: plus(errorCount, verdict === 'refused' ? 1 : 0),
      pictureBytes: plus(pictureBytes, bytes),
      tries: 0,
      troubles: 0,
    })
    .where(isHeld(held))
    .returning({ id });
  if (counted.length === 0) throw new ImportLost();
}

const columnsOf = ({ price, stock, ...texts }: ImportedChange): StagedChange['columns'] => {
  const { name, producerName, shortDescription, isPopupStoreExclusive } = texts;
  const priceCents = price === undefined ? undefined : toCents(price);
  const columns = { name, producerName, shortDescription, priceCents, stock, isPopupStoreExclusive };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
};

const changeOf = ({ id, product, kept }: Extract<Good, { id: string }>): StagedChange => ({
  id,
  columns: columnsOf(product),
  pictureNames: kept.names,
  ...(product.details && { details: product.details }),
});

const productOf = (id: string, product: ImportedProduct, pictureNames: string[]): StagedProduct => ({
  id,
  name: product.name,
  producerName: product.producerName,
  shortDescription: product.shortDescription ?? '',
  priceCents: toCents(product.price),
  stock: product.stock,
  pictureNames,
  isPopupStoreExclusive: product.isPopupStoreExclusive ?? false,
  details: product.details && saidDetails(product.details),
});

/** Puts products into the store of an import. */
export async function insertProducts(
  { db, clock }: Pick<ImportTools, 'db' | 'clock'>,
  { popupStoreId, ownerId }: Shelf,
  staged: readonly StagedProduct[],
): Promise<void> {
  if (staged.length === 0) return;
  const now = new Date(clock.now());
  const place = { producerId: ownerId, popupStoreId, gallery: null, createdAt: now, updatedAt: now };
  await db.insert(products).values(staged.map((product) => ({ ...product, ...place })));
}

async function refuse(tx: ImportTools, held: LeasedImport, { row, pictures }: ReadRow, faults: RowFault[]) {
  await count(tx.db, held, 'refused');
  const { number, cells } = row;
  await tx.db
    .insert(productImportRows)
    .values({ importId: held.id, row: number, faults, cells: keptCells(cells), pictures: [...pictures] });
}

/** Writes that a row is good, and what waits for the rest. */
async function accept(tx: ImportTools, held: LeasedImport, good: Good, staged: StagedProduct | StagedChange) {
  await count(tx.db, held, good.id === null ? 'created' : 'updated', good.kept.bytes);
  const waits = held.replaceExisting && !held.dryRun;
  await tx.db
    .insert(productImportRows)
    .values({ importId: held.id, row: good.row.number, ...(waits && { staged }) });
  await takePictures(tx, good.kept.names);
}

/** Gives the pictures that are left. */
async function writeGood(tx: ImportTools, held: LeasedImport, good: Good): Promise<readonly string[]> {
  const { ownerId } = await holdStore(tx, held, 'share');
  const shelf = { popupStoreId: held.popupStoreId, ownerId };
  const isAtOnce = !held.replaceExisting && !held.dryRun;
  if (good.id === null) {
    const product = productOf(tx.newId(), good.product, good.kept.names);
    await accept(tx, held, good, product);
    if (isAtOnce) await insertProducts(tx, shelf, [product]);
    return [];
  }
  const named = await lockNamed(tx, shelf, good.id);
  if (!named) {
    await refuse(tx, held, good, [{ column: 'id', message: UNKNOWN_PRODUCT }]);
    return good.kept.names;
  }
  const change = changeOf(good);
  await accept(tx, held, good, change);
  return isAtOnce ? changeProduct(tx, named, change) : [];
}

/**
 * Writes what became of a row, in one transaction under its number: a product on sale, or changed; one that waits for the rest; or what is
 * wrong with it. Of a trial nothing but that it was good. Throws ImportLost, having written nothing, when the import is over or somebody
 * else's, and an ArchiveFault when the store is not theirs to fill any more (R4.11, battery 72).
 */
export async function writeRow(tools: ImportTools, held: LeasedImport, outcome: RowOutcome): Promise<void> {
  const left = await inTransaction(tools, async (tx) => {
    if (!('faults' in outcome)) return writeGood(tx, held, outcome);
    await refuse(tx, held, outcome, outcome.faults);
    return [];
  });
  await removePictures(tools, left);
}
