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
import { leavePictures } from '../../pictures/remove-pictures.ts';

type Tx = Pick<Context, 'db' | 'clock'>;

/** How many rows are forgotten before others have their turn. */
const STEP = 100;

/** An import that ends is nobody's place any more and nobody's work. */
export const ended = ({ clock }: Pick<Tx, 'clock'>) => ({
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

/** What was to take the place of what is there, and never did, has not come in (O4). */
const WITHOUT_STAGED = {
  processedProducts: unlessStaged(processedProducts, sql`${errorCount}`),
  successCount: unlessStaged(successCount),
  createdCount: unlessStaged(createdCount),
  updatedCount: unlessStaged(updatedCount),
};

/** Archive that its sender may still be writing: its files are removed, and given back to the account, once the sender has stopped. */
const UNTIL_WRITTEN = sql<Date | null>`case when ${productImports.status} = 'uploading' then ${productImports.leasedUntil} end`;

/** A row that was good, and what of it waits for the rest. */
interface StagedRow {
  row: number;
  staged: StagedProduct | StagedChange;
}

/** Forgets the rows that were good, some at a time, and gives those of which something waited. Those that were not stay, to be mended. */
export async function* takeGood({ db }: Pick<Tx, 'db'>, wanted: string): AsyncGenerator<StagedRow[]> {
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
 * Ends imports that did not come to their own end, in the transaction given, and gives them as they are then. What was staged is
 * forgotten, and its pictures marked as left: of so many the housekeeping rids the market, and nobody waits for it.
 */
export async function endUnfinished(
  tx: Tx,
  which: SQL | undefined,
  { status, errors }: { status: ImportStatus | SQL<ImportStatus>; errors?: ImportError[] },
): Promise<(typeof productImports.$inferSelect)[]> {
  const over = await tx.db
    .update(productImports)
    .set({
      ...ended(tx),
      ...WITHOUT_STAGED,
      leasedUntil: UNTIL_WRITTEN,
      status,
      ...(errors && { errors }),
    })
    .where(which)
    .returning();
  for (const { id } of over)
    for await (const rows of takeGood(tx, id))
      await leavePictures(
        tx,
        rows.flatMap(({ staged }) => staged.pictureNames),
      );
  return over;
}
