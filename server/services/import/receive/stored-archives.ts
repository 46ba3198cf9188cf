import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  inArray,
  ne,
  not,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { UNFINISHED_IMPORT_STATUSES } from '../../../../contract/lifecycles/product-import.lifecycle.ts';
import { ARCHIVE_LIMITS } from '../../../../contract/import/archive-limits.ts';
import type { Context } from '../../../context.ts';
import { productImportRows, productImports } from '../../../db/schema-imports.ts';
import type { LeasedImport } from '../write/lease.ts';

type Db = Pick<Context, 'db'>;

/** Retention of a ZIP for its refused rows, in ms. */
const KEPT = 7 * 24 * 60 * 60_000;
/** Maximum stored ZIPs per store. */
const MOST = 3;

const later = alias(productImports, 'later');
const { id, popupStoreId, dryRun, processedAt, createdAt } = productImports;
const { importId, row, pictures } = productImportRows;
const hasBytes = ne(later.archiveKeys, sql`'{}'`);

const isLater = and(
  eq(later.popupStoreId, popupStoreId),
  or(gt(later.createdAt, createdAt), and(eq(later.createdAt, createdAt), gt(later.id, id))),
);

const refusedWithPictures = ({ db }: Db, of: typeof id | typeof later.id) =>
  db
    .select({ row })
    .from(productImportRows)
    .where(and(eq(importId, of), ne(pictures, sql`'{}'`)));

/**
 * Condition for ended imports whose ZIP stays stored, because refused rows may be sent again without their pictures. It
 * holds for a week, for the last three of a store, and until a later import completes without such rows.
 */
export function isArchiveStored({ db }: Db, now: number): SQL {
  const cameInWhole = db
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        isLater,
        eq(later.status, 'completed'),
        eq(later.dryRun, false),
        notExists(refusedWithPictures({ db }, later.id)),
      ),
    );
  const asManyLater = db
    .select({ id: later.id })
    .from(later)
    .where(and(isLater, hasBytes, notInArray(later.status, UNFINISHED_IMPORT_STATUSES)))
    .offset(MOST - 1);
  return sql`(${and(
    eq(dryRun, false),
    gt(processedAt, new Date(now - KEPT)),
    exists(refusedWithPictures({ db }, id)),
    not(exists(cameInWhole)),
    not(exists(asManyLater)),
  )})`;
}

type Needs = Pick<Context, 'db' | 'clock'>;

const ofStore = (ctx: Needs, storeId: string) =>
  and(
    eq(popupStoreId, storeId),
    ne(productImports.archiveKeys, sql`'{}'`),
    isArchiveStored(ctx, ctx.clock.now()),
  );

/**
 * Earlier imports into the same store whose ZIPs were stored when this import's ZIP arrived, newest first. Some may
 * have been deleted since.
 */
export const earlierStoredImports = (ctx: Needs, held: Pick<LeasedImport, 'popupStoreId' | 'uploadedAt'>) =>
  ctx.db
    .select()
    .from(productImports)
    .where(
      and(
        eq(popupStoreId, held.popupStoreId),
        isArchiveStored(ctx, held.uploadedAt?.getTime() ?? ctx.clock.now()),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(MOST);

/** True if the ZIP of an import is no longer stored; its bytes are or will be deleted. */
export const isArchiveDeleted = async (
  ctx: Needs,
  { id: one, popupStoreId: storeId }: Pick<LeasedImport, 'id' | 'popupStoreId'>,
) => (await ctx.db.$count(productImports, and(eq(id, one), ofStore(ctx, storeId)))) === 0;

/** Names of uploaded pictures of refused rows, as those rows name them. */
export async function storedPicturesOfImports(
  { db }: Db,
  imports: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ names: pictures })
    .from(productImportRows)
    .where(inArray(importId, [...imports]));
  return new Set(rows.flatMap(({ names }) => names));
}

/** Names of pictures of a store's refused rows that need not be uploaded again. */
export async function storedPicturesOfStore(ctx: Needs, storeId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ names: pictures })
    .from(productImportRows)
    .innerJoin(productImports, eq(importId, id))
    .where(and(ofStore(ctx, storeId), ne(pictures, sql`'{}'`)))
    .orderBy(desc(createdAt), desc(id), asc(row))
    .limit(ARCHIVE_LIMITS.maxErrorsTold);
  return [...new Set(rows.flatMap(({ names }) => names))];
}
