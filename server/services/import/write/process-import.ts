import { asc, eq } from 'drizzle-orm';
import type { ImportError } from '../../../../contract/import/product-import.ts';
import { ArchiveFault } from '../../../../contract/import/archive-fault.ts';
import { picturesInArchive, readArchiveRow } from '../../../../contract/import/archive-rows.ts';
import type { SheetRow } from '../../../../contract/import/sheet-rows.ts';
import { announceListChange } from '../../../db/change-feed.ts';
import { users } from '../../../db/schema-auth.ts';
import { productImportRows, productImports } from '../../../db/schema-imports.ts';
import { jobErrorText } from '../../../jobs/job-error.ts';
import { settleJob } from '../../../jobs/take-jobs.ts';
import { finishImport, failImport } from '../finish/finish-import.ts';
import { lockTargetStore } from './lock-target-store.ts';
import { mapWithLookahead } from '../read/map-with-lookahead.ts';
import {
  ImportLostError,
  type ImportTools,
  isLeaseHeld,
  renewLease,
  type LeasedImport,
  releaseLease,
  postponeImport,
  failTurn,
} from './lease.ts';
import { openImportArchive } from '../read/open-import-archive.ts';
import { readSheet } from '../read/read-sheet.ts';
import { createStorePictures, type StorePictures } from './row-pictures.ts';
import { StorageError, withStorageErrors } from '../receive/storage-error.ts';
import { abortable } from '../read/abortable.ts';
import { type ProcessedRow, writeRow } from './write-row.ts';

/** Number of rows whose pictures are processed ahead. */
const AHEAD = 4;
/** Minimum interval of change notifications during an import, in ms. */
const TOLD_EVERY = 1_000;

/** Maximum lease acquisitions without a finished row, against rows that crash the server. */
const MOST_TRIES = 5;
/** Maximum storage failures, about ten hours with exponential backoff. */
const MOST_TROUBLES = 24;

/** The import is given up: not the ZIP is at fault, but the server. */
class ImportGivenUp extends ArchiveFault {
  constructor() {
    super('No hemos podido leer el archivo. Vuelve a subirlo o escríbenos.');
  }
}

/** Owner of the new products, with name. */
async function sellerOf(tools: ImportTools, held: LeasedImport): Promise<{ ownerId: string; name: string }> {
  const { ownerId } = await lockTargetStore(tools, held, 'share');
  const [user] = await tools.db.select({ name: users.fullName }).from(users).where(eq(users.id, ownerId));
  if (!user) throw new ImportLostError();
  return { ownerId, name: user.name };
}

/**
 * Rows that are not processed yet; stores the total number first. Earlier asynchronous commits are durable after this
 * update.
 */
async function rowsLeft(
  { db }: ImportTools,
  held: LeasedImport,
  rows: readonly SheetRow[],
): Promise<SheetRow[]> {
  const { importId, row } = productImportRows;
  await db.update(productImports).set({ totalProducts: rows.length }).where(isLeaseHeld(held));
  const done = await db
    .select({ row })
    .from(productImportRows)
    .where(eq(importId, held.id))
    .orderBy(asc(row));
  const numbers = new Set(done.map((one) => one.row));
  return rows.filter(({ number }) => !numbers.has(number));
}

interface From extends Pick<Awaited<ReturnType<typeof openImportArchive>>, 'contentsFor'> {
  /** Default producer name for rows without one. */
  producer: string;
}

/** Validates a row and stores its pictures, ready to write. */
async function prepare(row: SheetRow, from: From, keepPictures: StorePictures): Promise<ProcessedRow> {
  const contents = await from.contentsFor(row);
  const reading = readArchiveRow(row, contents, from.producer);
  const pictures = picturesInArchive(row, contents);
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
  if (held.tries > MOST_TRIES || held.troubles > MOST_TROUBLES) throw new ImportGivenUp();
  const seller = await sellerOf(tools, held);
  const archive = await abortable(openImportArchive(tools, held, signal), signal);
  const { rows, warnings } = await readSheet(await abortable(archive.read(archive.sheet), signal), signal);
  const { ownerId, name: producer } = seller;
  const keepPictures = createStorePictures(tools, { ...held, ownerId }, { archive, signal });
  const begin = (row: SheetRow) => prepare(row, { contentsFor: archive.contentsFor, producer }, keepPictures);
  let toldAt = tools.clock.now();
  const write = async (outcome: ProcessedRow) => {
    await writeRow(tools, held, outcome);
    if (tools.clock.now() - toldAt < TOLD_EVERY) return;
    toldAt = tools.clock.now();
    await announceListChange(db, [held.popupStoreId]);
  };
  // Repeated, because a database crash may have lost the last asynchronous commits.
  const left = () => rowsLeft(tools, held, rows);
  for (let next = await left(); next.length > 0; next = await left())
    for await (const outcome of mapWithLookahead(next, { most: AHEAD, begin, signal })) await write(outcome);
  const errors = [...warnings.map((message) => ({ message })), ...unexpected(held, rows.length)];
  await finishImport(tools, held, { errors, signal });
}

/** Ends the job of an import that has ended or is no longer this worker's. */
const settle = (
  { db, clock }: ImportTools,
  { job }: LeasedImport,
  event: 'job.finished' | 'job.released' | 'job.givenUp',
) => settleJob(db, clock.now(), job, { event, ...(event === 'job.finished' && { error: null }) });

/** Handler for an interrupted import; other errors are rethrown, for the operator. */
async function stopReading(tools: ImportTools, held: LeasedImport, error: unknown): Promise<void> {
  if (error instanceof ArchiveFault) {
    await failImport(tools, held, error.message);
    return settle(tools, held, error instanceof ImportGivenUp ? 'job.givenUp' : 'job.finished');
  }
  if (error instanceof ImportLostError) return settle(tools, held, 'job.released');
  if (!(error instanceof StorageError)) {
    await failTurn(tools, held, jobErrorText(error));
    throw error;
  }
  tools.log.warn({ err: error }, 'An archive has to wait for the place where it lies.');
  await postponeImport(tools, held, jobErrorText(error));
}

/**
 * Processes an import row by row: validates the ZIP and adds its products to the store (R3.9, R4.11). It stops when
 * done, cancelled or paused, and immediately if the signal is aborted, so that others continue. A storage failure
 * postpones the import.
 */
export async function processImport(
  tools: ImportTools,
  held: LeasedImport,
  signal: AbortSignal,
): Promise<void> {
  const stopKeeping = renewLease(tools, held, { job: held.job });
  try {
    await readAll({ ...tools, blobs: withStorageErrors(tools.blobs) }, held, signal);
    await settle(tools, held, 'job.finished');
  } catch (error) {
    if (signal.aborted) await releaseLease(tools, held);
    else await stopReading(tools, held, error);
  } finally {
    stopKeeping();
  }
}
