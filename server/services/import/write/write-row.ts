import {
  type ImportedChange,
  type ImportedProduct,
  type RowFault,
  UNKNOWN_PRODUCT_MESSAGE,
} from '../../../../contract/import/import-row.ts';
import { nonEmptyAttributes } from '../../../../contract/catalogue/product-attributes.ts';
import type { SheetRow } from '../../../../contract/import/sheet-rows.ts';
import { toCents } from '../../../../contract/values/money.ts';
import type { StagedChange, StagedProduct } from '../../../db/schema-imports.ts';
import { products } from '../../../db/schema-products.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { removePictures } from '../../pictures/remove-pictures.ts';
import { changeProduct, type TargetStore } from './change-product.ts';
import { lockRowTargets } from './lock-row-targets.ts';
import type { ImportTools, LeasedImport } from './lease.ts';
import { recordRowResult } from './record-row-result.ts';
import type { StoredPictures } from './row-pictures.ts';

interface ReadRow {
  row: SheetRow;
  /** Uploaded pictures that the row names. */
  pictures: readonly string[];
}

/** Processed row: a product or change with stored pictures, or its errors. */
export type ProcessedRow =
  | (ReadRow & { id: null; product: ImportedProduct; kept: StoredPictures })
  | (ReadRow & { id: string; product: ImportedChange; kept: StoredPictures })
  | (ReadRow & { faults: RowFault[] });

type Good = Exclude<ProcessedRow, { faults: RowFault[] }>;

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
  details: product.details && nonEmptyAttributes(product.details),
});

/** Inserts products into the store of an import. */
export async function insertProducts(
  { db, clock }: Pick<ImportTools, 'db' | 'clock'>,
  { popupStoreId, ownerId }: TargetStore,
  staged: readonly StagedProduct[],
): Promise<void> {
  if (staged.length === 0) return;
  const now = new Date(clock.now());
  const place = { producerId: ownerId, popupStoreId, gallery: null, createdAt: now, updatedAt: now };
  await db.insert(products).values(staged.map((product) => ({ ...product, ...place })));
}

/** Writes a valid row; returns the unreferenced pictures. */
async function writeGood(tx: ImportTools, held: LeasedImport, good: Good): Promise<readonly string[]> {
  const { ownerId, named } = await lockRowTargets(tx, held, good.id);
  const shelf = { popupStoreId: held.popupStoreId, ownerId };
  const isAtOnce = !held.replaceExisting && !held.dryRun;
  const waiting = <Staged>(staged: Staged) => (held.replaceExisting && !held.dryRun ? staged : undefined);
  const { row, kept } = good;
  if (good.id === null) {
    const product = productOf(tx.newId(), good.product, kept.names);
    await recordRowResult(tx, held, { verdict: 'created', row, kept, staged: waiting(product) }, true);
    if (isAtOnce) await insertProducts(tx, shelf, [product]);
    return [];
  }
  if (!named) {
    const faults = [{ column: 'id' as const, message: UNKNOWN_PRODUCT_MESSAGE }];
    await recordRowResult(tx, held, { verdict: 'refused', row, faults, pictures: good.pictures }, true);
    return kept.names;
  }
  const change = changeOf(good);
  // Replaced pictures are deleted right after the commit, so it must not be lost.
  const mayComeLate = kept.names.length === 0;
  await recordRowResult(tx, held, { verdict: 'updated', row, kept, staged: waiting(change) }, mayComeLate);
  return isAtOnce ? changeProduct(tx, named, change) : [];
}

/**
 * Writes the result of a row in one transaction: a new or changed product, a staged row, or its errors; for a trial
 * only the count. An asynchronous commit may lose a row in a crash, but never one whose pictures were deleted. The
 * import checks for missing rows at its end. Throws ImportLostError, without effect, if the import has ended or another
 * worker holds it. Throws an ArchiveFault if the sender may no longer sell there (R4.11, battery 72).
 */
export async function writeRow(tools: ImportTools, held: LeasedImport, outcome: ProcessedRow): Promise<void> {
  const left = await inTransaction(tools, async (tx) => {
    if (!('faults' in outcome)) return writeGood(tx, held, outcome);
    await recordRowResult(tx, held, { verdict: 'refused', ...outcome }, true);
    return [];
  });
  await removePictures(tools, left);
}
