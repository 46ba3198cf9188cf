import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { announceListed } from '../../db/change-feed.ts';
import { productImportRows, productImports } from '../../db/schema-imports.ts';
import { products } from '../../db/schema-products.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { inTransaction } from '../../db/transaction.ts';
import { leavePictures, removePictures } from '../pictures/remove-pictures.ts';
import { removeProducts } from '../products/remove-products.ts';
import type { ImportError } from '../../../contract/products/product-import.ts';
import { type ImportTools, isHeld, type LeasedImport } from './lease.ts';
import { tellImportOver } from './tell-import-over.ts';
import { ImportLost, insertProducts } from './write-row.ts';

/** As many as one announcement can name. */
const BATCH = 100;

type Tx = Pick<ImportTools, 'db' | 'clock'>;

type Ending = { status: 'completed' | 'failed'; errors: ImportError[] };

/** Ends it, and has that mailed. */
async function end(tx: ImportTools, held: LeasedImport, ending: Ending): Promise<void> {
  const [ended] = await tx.db
    .update(productImports)
    .set({ ...ending, processedAt: new Date(tx.clock.now()), lease: null, leasedUntil: null })
    .where(isHeld(held))
    .returning();
  if (!ended) throw new ImportLost();
  await tellImportOver(tx, ended, ending.status);
}

/** Locked in the order of their ids, as checkouts lock theirs. */
const lockFormer = ({ db }: Tx, { popupStoreId, userId }: LeasedImport) =>
  db
    .select({ id: products.id, popupStoreId: products.popupStoreId, pictureNames: products.pictureNames })
    .from(products)
    .where(and(eq(products.popupStoreId, popupStoreId), eq(products.producerId, userId ?? '')))
    .orderBy(asc(products.id))
    .for('no key update');

async function removeFormer(tx: Tx, held: LeasedImport): Promise<string[]> {
  const former = await lockFormer(tx, held);
  const left: string[] = [];
  for (let at = 0; at < former.length; at += BATCH)
    left.push(...(await removeProducts(tx, former.slice(at, at + BATCH))));
  return left;
}

async function insertStaged(tx: Tx, held: LeasedImport): Promise<void> {
  const { importId, row, staged } = productImportRows;
  for (let after = 0; ;) {
    const rows = await tx.db
      .select({ row, staged })
      .from(productImportRows)
      .where(and(eq(importId, held.id), gt(row, after), isNotNull(staged)))
      .orderBy(asc(row))
      .limit(BATCH);
    const last = rows.at(-1);
    if (!last) return;
    await insertProducts(
      tx,
      held,
      rows.flatMap((one) => one.staged ?? []),
    );
    after = last.row;
  }
}

/** Puts what was staged in place of what the producer had in the store, in one step; gives the pictures that are left. */
async function replace(tx: Tx, held: LeasedImport): Promise<string[]> {
  await tx.db
    .select({ id: popupStores.id })
    .from(popupStores)
    .where(eq(popupStores.id, held.popupStoreId))
    .for('update');
  const left = await removeFormer(tx, held);
  await insertStaged(tx, held);
  return left;
}

/** Forgets the rows that were good: the products tell of themselves. Those that were not stay, to be mended. */
const forgetGood = ({ db }: Tx, importId: string) =>
  db
    .delete(productImportRows)
    .where(and(eq(productImportRows.importId, importId), isNull(productImportRows.faults)));

/**
 * Ends an import all of whose rows are done: with the old products replaced where that was wished, and only if a row was good; as failed
 * if none was. Throws ImportLost when it is over or somebody else's.
 */
export async function closeImport(
  tools: ImportTools,
  held: LeasedImport,
  errors: ImportError[] = [],
): Promise<void> {
  const left = await inTransaction(tools, async (tx) => {
    const [now] = await tx.db.select().from(productImports).where(isHeld(held));
    if (!now) throw new ImportLost();
    const isGood = now.successCount > 0;
    const former = isGood && held.replaceExisting ? await replace(tx, held) : [];
    const none: ImportError = { message: 'No ha entrado ninguna fila: todas tienen algo que corregir.' };
    await end(tx, held, {
      status: isGood ? 'completed' : 'failed',
      errors: isGood ? errors : [none, ...errors],
    });
    await forgetGood(tx, held.id);
    await announceListed(tx.db, [held.popupStoreId]);
    return former;
  });
  await removePictures(tools, left);
}

/** Ends an import whose archive is of no use, with the sentence that says why. */
export async function failImport(tools: ImportTools, held: LeasedImport, message: string): Promise<void> {
  const left = await inTransaction(tools, async (tx) => {
    await end(tx, held, { status: 'failed', errors: [{ message }] });
    return leaveStaged(tx, held.id);
  });
  await removePictures(tools, left);
}

/** Leaves what was staged and will never be sold, and forgets it; gives the names of its pictures. */
export async function leaveStaged(tx: Tx, importId: string): Promise<string[]> {
  const rows = await tx.db
    .select({ staged: productImportRows.staged })
    .from(productImportRows)
    .where(and(eq(productImportRows.importId, importId), isNotNull(productImportRows.staged)));
  const names = rows.flatMap(({ staged }) => staged?.pictureNames ?? []);
  for (let at = 0; at < names.length; at += BATCH) await leavePictures(tx, names.slice(at, at + BATCH));
  await forgetGood(tx, importId);
  return names;
}
