import { and, eq, exists, gt, inArray, lte, ne, not, notInArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  AWAITED_IMPORT_STATUSES,
  UNFINISHED_IMPORT_STATUSES,
} from '../../../../contract/lifecycles/product-import.lifecycle.ts';
import type { Context } from '../../../context.ts';
import { productImportRows, productImports } from '../../../db/schema-imports.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { endUnfinishedImports } from './end-unfinished-imports.ts';
import { isArchiveStored } from '../receive/stored-archives.ts';
import { isLeaseFree } from '../write/lease.ts';

/** Retention of refused rows and of paused imports, in ms. */
const KEPT = 30 * 24 * 60 * 60_000;
const BATCH = 100;

type Needs = Pick<Context, 'db' | 'clock' | 'blobs'>;

const NEVER_CAME = [{ message: 'El archivo no ha llegado a tiempo.' }];

const { id, status, placeUntil, processedAt, uploadedAt, paused, archiveKeys, popupStoreId } = productImports;

/** Deletes the ZIPs of ended imports from storage, except those stored for their pictures and those still being written. */
export async function removeEndedArchives({ db, clock, blobs }: Needs): Promise<void> {
  const over = await db
    .select({ id, archiveKeys })
    .from(productImports)
    .where(
      and(
        notInArray(status, UNFINISHED_IMPORT_STATUSES),
        ne(archiveKeys, sql`'{}'`),
        isLeaseFree(clock.now()),
        not(isArchiveStored({ db }, clock.now())),
      ),
    )
    .limit(BATCH);
  for (const one of over) {
    for (const key of one.archiveKeys) await blobs.remove(key);
    await db
      .update(productImports)
      .set({ archiveKey: null, archiveKeys: [], fragments: [] })
      .where(eq(id, one.id));
  }
}

/** Deletes old imports that have a newer import in the same store. */
async function forgetFormer({ db }: Pick<Context, 'db'>, before: Date): Promise<void> {
  const later = alias(productImports, 'later');
  const isFormer = exists(
    db
      .select({ id: later.id })
      .from(later)
      .where(
        and(
          eq(later.popupStoreId, popupStoreId),
          or(
            gt(later.createdAt, productImports.createdAt),
            and(eq(later.createdAt, productImports.createdAt), gt(later.id, id)),
          ),
        ),
      ),
  );
  await db.delete(productImports).where(and(eq(archiveKeys, sql`'{}'`), lte(processedAt, before), isFormer));
}

/**
 * Ends uploads without progress for an hour and deletes their data. It needs a correct clock, because it has no safety
 * margin.
 */
export async function pruneStalledUploads(ctx: Needs): Promise<void> {
  const neverCame = and(
    inArray(status, [...AWAITED_IMPORT_STATUSES]),
    lte(placeUntil, new Date(ctx.clock.now())),
    isLeaseFree(ctx.clock.now()),
  );
  await inTransaction(ctx, (tx) =>
    endUnfinishedImports(tx, neverCame, { status: 'failed', errors: NEVER_CAME }),
  );
  await removeEndedArchives(ctx);
}

/**
 * Ends imports paused for a month, deletes processed ZIPs, and after a month deletes uncorrected rows and all but the
 * last import of a store.
 */
export async function pruneImports(ctx: Needs): Promise<void> {
  const before = new Date(ctx.clock.now() - KEPT);
  const forgotten = and(eq(paused, true), lte(uploadedAt, before));
  await inTransaction(ctx, (tx) => endUnfinishedImports(tx, forgotten, { status: 'cancelled' }));
  await removeEndedArchives(ctx);
  const old = ctx.db.select({ id }).from(productImports).where(lte(processedAt, before));
  await ctx.db.delete(productImportRows).where(inArray(productImportRows.importId, old));
  await forgetFormer(ctx, before);
}
