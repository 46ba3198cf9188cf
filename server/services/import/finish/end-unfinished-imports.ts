import { setImmediate as turn } from 'node:timers/promises';
import { and, asc, eq, inArray, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { ImportError, ImportStatus } from '../../../../contract/import/product-import.ts';
import type { Context } from '../../../context.ts';
import {
  productImportRows,
  productImports,
  type StagedChange,
  type StagedProduct,
} from '../../../db/schema-imports.ts';
import { markPicturesForDeletion } from '../../pictures/remove-pictures.ts';

type Tx = Pick<Context, 'db' | 'clock'>;

/** Rows deleted per step, so that other work runs in between. */
const STEP = 100;

/** Columns of an ended import: no upload URL, no lease. */
export const endedImportColumns = ({ clock }: Pick<Tx, 'clock'>) => ({
  placeHash: null,
  lease: null,
  leasedUntil: null,
  paused: false,
  processedAt: new Date(clock.now()),
});

const { replaceExisting, processedProducts, successCount, createdCount, updatedCount, errorCount } =
  productImports;

const unlessStaged = (count: SQLWrapper, otherwise: SQL = sql`0`) =>
  sql<number>`case when ${replaceExisting} then ${otherwise} else ${count} end`;

/** Counts without staged rows, which were never saved (O4). */
const WITHOUT_STAGED = {
  processedProducts: unlessStaged(processedProducts, sql`${errorCount}`),
  successCount: unlessStaged(successCount),
  createdCount: unlessStaged(createdCount),
  updatedCount: unlessStaged(updatedCount),
};

/**
 * The sender may still be writing. The files are deleted, and the account's quota is freed, after the sender has
 * stopped.
 */
const UNTIL_WRITTEN = sql<Date | null>`case when ${productImports.status} = 'uploading' then ${productImports.leasedUntil} end`;

/** Valid row with its staged data. */
interface StagedRow {
  row: number;
  staged: StagedProduct | StagedChange;
}

/** Deletes the valid rows step by step and yields their staged data. Refused rows stay, for correction. */
export async function* deleteValidRows({ db }: Pick<Tx, 'db'>, wanted: string): AsyncGenerator<StagedRow[]> {
  const { importId, row, faults, staged } = productImportRows;
  const isGood = and(eq(importId, wanted), isNull(faults));
  for (;;) {
    const some = db.select({ row }).from(productImportRows).where(isGood).orderBy(asc(row)).limit(STEP);
    const gone = await db
      .delete(productImportRows)
      .where(and(isGood, inArray(row, some)))
      .returning({ row, staged });
    if (gone.length === 0) return;
    yield gone.flatMap((one) => (one.staged ? [{ row: one.row, staged: one.staged }] : []));
    await turn();
  }
}

/**
 * Ends unfinished imports within the given transaction and returns them. Staged rows are deleted, and their pictures
 * are marked for deletion by housekeeping, because there may be many.
 */
export async function endUnfinishedImports(
  tx: Tx,
  which: SQL | undefined,
  { status, errors }: { status: ImportStatus | SQL<ImportStatus>; errors?: ImportError[] },
): Promise<(typeof productImports.$inferSelect)[]> {
  const over = await tx.db
    .update(productImports)
    .set({
      ...endedImportColumns(tx),
      ...WITHOUT_STAGED,
      leasedUntil: UNTIL_WRITTEN,
      status,
      ...(errors && { errors }),
    })
    .where(which)
    .returning();
  for (const { id } of over)
    for await (const rows of deleteValidRows(tx, id))
      await markPicturesForDeletion(
        tx,
        rows.flatMap(({ staged }) => staged.pictureNames),
      );
  return over;
}
