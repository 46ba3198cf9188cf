import { setImmediate as turn } from 'node:timers/promises';
import { and, asc, eq, sql } from 'drizzle-orm';
import { UNKNOWN_PRODUCT_MESSAGE } from '../../../../contract/import/import-row.ts';
import type { ImportError, ImportStatus } from '../../../../contract/import/product-import.ts';
import { announceListChange } from '../../../db/change-feed.ts';
import {
  productImportRows,
  productImports,
  type StagedChange,
  type StagedProduct,
} from '../../../db/schema-imports.ts';
import { products } from '../../../db/schema-products.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { markPicturesForDeletion, removePictures } from '../../pictures/remove-pictures.ts';
import { type LockedProduct, lockedProductColumns } from '../../catalogue/lock-product.ts';
import { removeProducts } from '../../catalogue/remove-products.ts';
import {
  changeProduct,
  isInTargetStore,
  lockNamedProduct,
  type TargetStore,
} from '../write/change-product.ts';
import { endedImportColumns, endUnfinishedImports, deleteValidRows } from './end-unfinished-imports.ts';
import { lockTargetStore } from '../write/lock-target-store.ts';
import { ImportLostError, type ImportTools, isLeaseHeld, type LeasedImport } from '../write/lease.ts';
import { notifyImportFinished } from './notify-import-finished.ts';
import { insertProducts } from '../write/write-row.ts';

/** Maximum entities per change notification. */
const BATCH = 100;

type Tx = Pick<ImportTools, 'db' | 'clock'>;

const NONE_CAME = 'No ha entrado ninguna fila: todas tienen algo que corregir.';
const NONE_WOULD = 'No entraría ninguna fila: todas tienen algo que corregir.';

const isChange = (staged: StagedProduct | StagedChange): staged is StagedChange => 'columns' in staged;

/** Locks in id order, like checkouts, to avoid deadlocks. */
const lockFormer = ({ db }: Tx, shelf: TargetStore) =>
  db
    .select(lockedProductColumns)
    .from(products)
    .where(isInTargetStore(shelf))
    .orderBy(asc(products.id))
    .for('no key update');

/** Ids of products that rows of the import change, and that are not replaced. */
async function namedIn({ db }: Tx, { id }: LeasedImport): Promise<Set<string>> {
  const { importId, staged } = productImportRows;
  const rows = await db
    .select({ id: sql<string>`${staged} ->> 'id'` })
    .from(productImportRows)
    .where(and(eq(importId, id), sql`${staged} -> 'columns' is not null`));
  return new Set(rows.map((row) => row.id));
}

async function removeFormer(
  tx: Tx,
  former: readonly LockedProduct[],
  signal: AbortSignal,
): Promise<string[]> {
  const left: string[] = [];
  for (let at = 0; at < former.length; at += BATCH) {
    signal.throwIfAborted();
    left.push(...(await removeProducts(tx, former.slice(at, at + BATCH))));
    await turn();
  }
  return left;
}

/** Refuses a row afterwards, because its product was deleted since the row was processed. */
async function refuseLate(tx: Tx, held: LeasedImport, row: number, { id, pictureNames }: StagedChange) {
  const { successCount, updatedCount, errorCount } = productImports;
  await tx.db.insert(productImportRows).values({
    importId: held.id,
    row,
    faults: [{ column: 'id', message: UNKNOWN_PRODUCT_MESSAGE }],
    cells: { id },
  });
  await tx.db
    .update(productImports)
    .set({
      successCount: sql`${successCount} - 1`,
      updatedCount: sql`${updatedCount} - 1`,
      errorCount: sql`${errorCount} + 1`,
    })
    .where(isLeaseHeld(held));
  await markPicturesForDeletion(tx, pictureNames);
  return pictureNames;
}

async function change(tx: Tx, held: LeasedImport, shelf: TargetStore, row: number, staged: StagedChange) {
  const named = await lockNamedProduct(tx, shelf, staged.id);
  return named ? changeProduct(tx, named, staged) : refuseLate(tx, held, row, staged);
}

/** Replaces the owner's products in the store by the staged ones, in one transaction; returns the unreferenced pictures. */
async function replace(tx: Tx, held: LeasedImport, signal: AbortSignal): Promise<string[]> {
  const { ownerId } = await lockTargetStore(tx, held, 'update');
  const shelf = { popupStoreId: held.popupStoreId, ownerId };
  const named = await namedIn(tx, held);
  const former = await lockFormer(tx, shelf);
  const left = await removeFormer(
    tx,
    former.filter(({ id }) => !named.has(id)),
    signal,
  );
  for await (const rows of deleteValidRows(tx, held.id)) {
    signal.throwIfAborted();
    await insertProducts(
      tx,
      shelf,
      rows.flatMap(({ staged }) => (isChange(staged) ? [] : staged)),
    );
    for (const { row, staged } of rows)
      if (isChange(staged)) left.push(...(await change(tx, held, shelf, row, staged)));
  }
  return left;
}

/** Reports to the metrics how long an ended import was processed, the wait for a worker included. */
function measureProcessing(
  { clock, metrics }: Pick<ImportTools, 'clock' | 'metrics'>,
  { uploadedAt }: Pick<LeasedImport, 'uploadedAt'>,
): void {
  if (uploadedAt === null) return;
  metrics?.stateLeft({ chart: 'import', state: 'processing', stayed: clock.now() - uploadedAt.getTime() });
}

/** Writes the final status and queues the e-mail. */
async function end(tx: ImportTools, held: LeasedImport, errors: ImportError[], none: string): Promise<void> {
  const { successCount } = productImports;
  const [over] = await tx.db
    .update(productImports)
    .set({
      ...endedImportColumns(tx),
      status: sql<ImportStatus>`case when ${successCount} > 0 then 'completed' else 'failed' end`,
      errors: sql`case when ${successCount} > 0 then '[]'::jsonb else ${JSON.stringify([{ message: none }])}::jsonb end || ${JSON.stringify(errors)}::jsonb`,
    })
    .where(isLeaseHeld(held))
    .returning();
  if (!over) throw new ImportLostError();
  measureProcessing(tx, over);
  await notifyImportFinished(tx, over);
}

/**
 * Ends an import whose rows are all processed. It replaces the old products if requested and at least one row is valid;
 * without a valid row the status is failed. Throws ImportLostError if the import has ended or another server holds it.
 */
export async function finishImport(
  tools: ImportTools,
  held: LeasedImport,
  { errors, signal }: { errors: ImportError[]; signal: AbortSignal },
): Promise<void> {
  const left = await inTransaction(tools, async (tx) => {
    const [now] = await tx.db.select().from(productImports).where(isLeaseHeld(held));
    if (!now) throw new ImportLostError();
    const replaces = now.successCount > 0 && held.replaceExisting && !held.dryRun;
    const former = replaces ? await replace(tx, held, signal) : [];
    await end(tx, held, errors, held.dryRun ? NONE_WOULD : NONE_CAME);
    for await (const _ of deleteValidRows(tx, held.id)) signal.throwIfAborted();
    await announceListChange(tx.db, [held.popupStoreId]);
    return former;
  });
  await removePictures(tools, left);
}

/**
 * Ends an import that cannot continue, with an error message: completed if some rows were imported, otherwise failed.
 * No effect if the import has ended or another server holds it.
 */
export async function failImport(tools: ImportTools, held: LeasedImport, message: string): Promise<void> {
  const { successCount, replaceExisting } = productImports;
  const status = sql<ImportStatus>`case when ${successCount} > 0 and not ${replaceExisting} then 'completed' else 'failed' end`;
  await inTransaction(tools, async (tx) => {
    const [over] = await endUnfinishedImports(tx, isLeaseHeld(held), { status, errors: [{ message }] });
    if (!over) return;
    measureProcessing(tx, over);
    await notifyImportFinished(tx, over);
    await announceListChange(tx.db, [held.popupStoreId]);
  });
}
