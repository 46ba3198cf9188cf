import { and, eq, inArray, lte, ne, notInArray, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { productImportRows, productImports } from '../../db/schema-imports.ts';
import { AWAITED, UNDER_WAY } from './import-states.ts';

/** How long the rows that were refused can be mended, in ms. */
const KEPT = 30 * 24 * 60 * 60_000;
const BATCH = 100;

type Needs = Pick<Context, 'db' | 'clock' | 'blobs'>;

const NEVER_CAME = [{ message: 'El archivo no ha llegado a tiempo.' }];

/** Removes the archives of imports that are over, wherever their bytes may lie. */
export async function removeArchives({ db, blobs }: Pick<Context, 'db' | 'blobs'>): Promise<void> {
  const { id, archiveKeys, status } = productImports;
  const over = await db
    .select({ id, archiveKeys })
    .from(productImports)
    .where(and(notInArray(status, [...UNDER_WAY]), ne(archiveKeys, sql`'{}'`)))
    .limit(BATCH);
  for (const one of over) {
    for (const key of one.archiveKeys) await blobs.remove(key);
    await db.update(productImports).set({ archiveKey: null, archiveKeys: [] }).where(eq(id, one.id));
  }
}

/** Ends imports whose archive never came, removes archives that were read, and forgets rows that nobody mended for a month. */
export async function pruneImports({ db, clock, blobs }: Needs): Promise<void> {
  const { id, status, placeUntil, processedAt } = productImports;
  const now = new Date(clock.now());
  await db
    .update(productImports)
    .set({ status: 'failed', placeHash: null, processedAt: now, errors: NEVER_CAME })
    .where(and(inArray(status, [...AWAITED]), lte(placeUntil, now)));
  await removeArchives({ db, blobs });
  const old = db
    .select({ id })
    .from(productImports)
    .where(lte(processedAt, new Date(clock.now() - KEPT)));
  await db.delete(productImportRows).where(inArray(productImportRows.importId, old));
}
