import { asc, eq } from 'drizzle-orm';
import type { ImportError } from '../../../../contract/import/product-import.ts';
import { ArchiveFault } from '../../../../contract/import/archive-fault.ts';
import { picturesThere, readArchiveRow } from '../../../../contract/import/archive-rows.ts';
import type { SheetRow } from '../../../../contract/import/sheet-rows.ts';
import { announceListed } from '../../../db/change-feed.ts';
import { users } from '../../../db/schema-auth.ts';
import { productImportRows, productImports } from '../../../db/schema-imports.ts';
import { closeImport, failImport } from '../finish/close-import.ts';
import { lockStore } from './lock-store.ts';
import { mapWithLookahead } from '../read/map-with-lookahead.ts';
import {
  ImportLost,
  type ImportTools,
  isHeld,
  renewLease,
  type LeasedImport,
  leaveImport,
  postponeImport,
} from './lease.ts';
import { openBesideSheetCache } from '../read/open-beside-sheet-cache.ts';
import { readSheet } from '../read/read-sheet.ts';
import { createStorePictures, type StorePictures } from './row-pictures.ts';
import { StorageTrouble, tellingTrouble } from '../receive/storage-trouble.ts';
import { unlessAborted } from '../read/unless-aborted.ts';
import { type RowOutcome, writeRow } from './write-row.ts';

/** How many rows have their pictures made before their turn comes. */
const AHEAD = 4;
/** How often shoppers are told of what came in, in ms. */
const TOLD_EVERY = 1_000;

/** Whatever ends servers before a row is done with must not do so for ever. */
const MOST_TRIES = 5;
/** Some ten hours, each wait being longer than the one before. */
const MOST_TROUBLES = 24;
const GIVEN_UP = 'No hemos podido leer el archivo. Vuelve a subirlo o escríbenos.';

/** Whose the products will be, and what they are called. */
async function sellerOf(tools: ImportTools, held: LeasedImport): Promise<{ ownerId: string; name: string }> {
  const { ownerId } = await lockStore(tools, held, 'share');
  const [user] = await tools.db.select({ name: users.fullName }).from(users).where(eq(users.id, ownerId));
  if (!user) throw new ImportLost();
  return { ownerId, name: user.name };
}

/**
 * The rows that are not done with yet; says first how many there are in all. What was written before is safe by then, also where nobody
 * waited for it.
 */
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

interface From extends Pick<Awaited<ReturnType<typeof openBesideSheetCache>>, 'contentsFor'> {
  /** Who is named where a row names nobody. */
  producer: string;
}

/** A row as it will be written: what it says, and its pictures kept. */
async function prepare(row: SheetRow, from: From, keepPictures: StorePictures): Promise<RowOutcome> {
  const contents = await from.contentsFor(row);
  const reading = readArchiveRow(row, contents, from.producer);
  const pictures = picturesThere(row, contents);
  if (!reading.ok) return { row, pictures, faults: reading.faults };
  const kept = await keepPictures(reading.files);
  if (!('fault' in kept)) return { ...reading, row, pictures, kept };
  const good = pictures.filter((name) => name !== kept.name);
  return { row, pictures: good, faults: [{ column: 'imagenes', message: kept.fault }] };
}

const unexpected = ({ expectedCount }: LeasedImport, count: number): ImportError[] =>
  expectedCount === null || expectedCount === count
    ? []
    : [{ message: `Se esperaban ${expectedCount} productos y la hoja tiene ${count}.` }];

async function readAll(tools: ImportTools, held: LeasedImport, signal: AbortSignal): Promise<void> {
  const { db } = tools;
  if (held.tries > MOST_TRIES || held.troubles > MOST_TROUBLES) throw new ArchiveFault(GIVEN_UP);
  const seller = await sellerOf(tools, held);
  const archive = await unlessAborted(openBesideSheetCache(tools, held, signal), signal);
  const { rows, warnings } = await readSheet(
    await unlessAborted(archive.read(archive.sheet), signal),
    signal,
  );
  const { ownerId, name: producer } = seller;
  const keepPictures = createStorePictures(tools, { ...held, ownerId }, { archive, signal });
  const begin = (row: SheetRow) => prepare(row, { contentsFor: archive.contentsFor, producer }, keepPictures);
  let toldAt = tools.clock.now();
  const write = async (outcome: RowOutcome) => {
    await writeRow(tools, held, outcome);
    if (tools.clock.now() - toldAt < TOLD_EVERY) return;
    toldAt = tools.clock.now();
    await announceListed(db, [held.popupStoreId]);
  };
  // A database that fell meanwhile may have lost the last of what was written.
  const left = () => rowsLeft(tools, held, rows);
  for (let next = await left(); next.length > 0; next = await left())
    for await (const outcome of mapWithLookahead(next, { most: AHEAD, begin, signal })) await write(outcome);
  const errors = [...warnings.map((message) => ({ message })), ...unexpected(held, rows.length)];
  await closeImport(tools, held, { errors, signal });
}

/** What is done when reading stops before the end; what is none of these ends in whoever looks after the server. */
async function stopReading(tools: ImportTools, held: LeasedImport, error: unknown): Promise<void> {
  if (error instanceof ArchiveFault) return failImport(tools, held, error.message);
  if (error instanceof ImportLost) return;
  if (!(error instanceof StorageTrouble)) throw error;
  tools.log.warn({ err: error }, 'An archive has to wait for the place where it lies.');
  await postponeImport(tools, held);
}

/**
 * Reads an archive and puts its products into the store, row by row (R3.9, R4.11). Ends when it is done, when somebody ended it or has
 * it stand still, or at once when the signal says so, and then others go on from there; later, when the place where it lies is in trouble.
 */
export async function workOnImport(
  tools: ImportTools,
  held: LeasedImport,
  signal: AbortSignal,
): Promise<void> {
  const stopKeeping = renewLease(tools, held);
  try {
    await readAll({ ...tools, blobs: tellingTrouble(tools.blobs) }, held, signal);
  } catch (error) {
    if (signal.aborted) await leaveImport(tools, held);
    else await stopReading(tools, held, error);
  } finally {
    stopKeeping();
  }
}
