import { asc, eq } from 'drizzle-orm';
import type { ImportError } from '../../../contract/products/product-import.ts';
import { contentsOf } from '../../../contract/products/archive-contents.ts';
import { ArchiveFault } from '../../../contract/products/archive-fault.ts';
import { readSheetRow, type SheetRow } from '../../../contract/products/sheet-rows.ts';
import { announceListed } from '../../db/change-feed.ts';
import { users } from '../../db/schema-auth.ts';
import { productImportRows, productImports } from '../../db/schema-imports.ts';
import { closeImport, failImport } from './close-import.ts';
import { inAdvance } from './in-advance.ts';
import { type ImportTools, isHeld, keepImport, type LeasedImport, leaveImport } from './lease.ts';
import { openArchive } from './open-archive.ts';
import { readSheet } from './read-sheet.ts';
import { createKeepPictures, type KeepPictures } from './row-pictures.ts';
import { ImportLost, type RowOutcome, writeRow } from './write-row.ts';

/** How many rows have their pictures made before their turn comes. */
const AHEAD = 4;
/** How often shoppers are told of what came in, in ms. */
const TOLD_EVERY = 1_000;

/** Whatever ends servers before a row is done with must not do so for ever. */
const MOST_TRIES = 5;
const GIVEN_UP = 'No hemos podido leer el archivo. Vuelve a subirlo o escríbenos.';

async function producerOf({ db }: ImportTools, { userId }: LeasedImport): Promise<string> {
  if (userId === null) throw new ImportLost();
  const [user] = await db.select({ name: users.fullName }).from(users).where(eq(users.id, userId));
  if (!user) throw new ImportLost();
  return user.name;
}

/** The rows that are not done with yet; says first how many there are in all. */
async function rowsLeft(
  { db }: ImportTools,
  held: LeasedImport,
  rows: readonly SheetRow[],
): Promise<SheetRow[]> {
  const { importId, row } = productImportRows;
  await db.update(productImports).set({ totalProducts: rows.length }).where(isHeld(held));
  const done = await db
    .select({ row })
    .from(productImportRows)
    .where(eq(importId, held.id))
    .orderBy(asc(row));
  const numbers = new Set(done.map((one) => one.row));
  return rows.filter(({ number }) => !numbers.has(number));
}

async function prepare(row: SheetRow, producer: string, keepPictures: KeepPictures): Promise<RowOutcome> {
  const reading = readSheetRow(row, producer);
  if (!reading.ok) return { row, faults: reading.faults };
  const kept = await keepPictures(reading.product.pictures);
  if ('fault' in kept) return { row, faults: [{ column: 'imagenes', message: kept.fault }] };
  return { row, product: reading.product, pictures: kept.names };
}

const unexpected = ({ expectedCount }: LeasedImport, count: number): ImportError[] =>
  expectedCount === null || expectedCount === count
    ? []
    : [{ message: `Se esperaban ${expectedCount} productos y la hoja tiene ${count}.` }];

async function readAll(tools: ImportTools, held: LeasedImport, signal: AbortSignal): Promise<void> {
  const { blobs, db } = tools;
  if (held.tries > MOST_TRIES) throw new ArchiveFault(GIVEN_UP);
  const archive = await openArchive((start, end) => blobs.part(held.archiveKey, start, end), held.fileSize);
  const contents = contentsOf(archive.files);
  const rows = await readSheet(await archive.read(contents.sheet));
  const producer = await producerOf(tools, held);
  const left = await rowsLeft(tools, held, rows);
  const keepPictures = createKeepPictures(tools, { archive, contents, ownerId: held.userId });
  let toldAt = tools.clock.now();
  for await (const outcome of inAdvance(left, AHEAD, (row) => prepare(row, producer, keepPictures))) {
    signal.throwIfAborted();
    await writeRow(tools, held, outcome);
    if (tools.clock.now() - toldAt < TOLD_EVERY) continue;
    toldAt = tools.clock.now();
    await announceListed(db, [held.popupStoreId]);
  }
  await closeImport(tools, held, unexpected(held, rows.length));
}

/**
 * Reads an archive and puts its products into the store, row by row (R3.9, R4.11). Ends when it is done, when somebody ended it, or
 * at the next row once the signal says so, and then others go on from there.
 */
export async function workOnImport(
  tools: ImportTools,
  held: LeasedImport,
  signal: AbortSignal,
): Promise<void> {
  const stopKeeping = keepImport(tools, held);
  try {
    await readAll(tools, held, signal);
  } catch (error) {
    if (error instanceof ArchiveFault) await failImport(tools, held, error.message);
    else if (signal.aborted) await leaveImport(tools, held);
    else if (!(error instanceof ImportLost)) throw error;
  } finally {
    stopKeeping();
  }
}
