import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { UNFINISHED_IMPORT_STATUSES } from '../../../../contract/lifecycles/product-import.lifecycle.ts';
import type { Tools } from '../../../context.ts';
import { type ArchiveFragment, productImports } from '../../../db/schema-imports.ts';
import { renewJob, settleJob, type TakenJob, takeJobs } from '../../../jobs/take-jobs.ts';
import { syncImportJobs } from './import-jobs.ts';

type ImportRow = typeof productImports.$inferSelect;

/** Import with an exclusive lease of one server. */
export interface LeasedImport extends ImportRow {
  /** Storage keys of its ZIP, in order. */
  archive: readonly ArchiveFragment[];
  lease: string;
  /** Its job, with the same lease. */
  job: TakenJob;
}

/** Lease duration in ms; without renewal, another worker takes over the import. */
const LEASE = 20_000;
/** Renewal interval in ms. */
const RENEWAL = 5_000;

/** Tools of the import workers. */
export type ImportTools = Pick<
  Tools,
  'db' | 'clock' | 'blobs' | 'log' | 'newId' | 'mail' | 'formatter' | 'publicUrl' | 'metrics'
>;

/** Error: the import has ended or another worker holds it, so nothing more may be written. */
export class ImportLostError extends Error {}

type Needs = Pick<ImportTools, 'db' | 'clock'>;

/** Condition: this worker still holds the import. Ending or taking over an import removes the lease. */
export const isLeaseHeld = ({ id, lease }: Pick<LeasedImport, 'id' | 'lease'>) =>
  and(eq(productImports.id, id), eq(productImports.lease, lease));

/** Condition: no lease, or an expired one. */
export const isLeaseFree = (now: number) =>
  or(isNull(productImports.leasedUntil), lte(productImports.leasedUntil, new Date(now)));

/** Columns of a new lease. */
export const newLease = (now: number) => ({ lease: crypto.randomUUID(), leasedUntil: new Date(now + LEASE) });

/** Storage keys and sizes of an import's ZIP, in order. */
export const archiveFragmentsOf = ({
  archiveKey: whole,
  fileSize: size,
  fragments,
}: Pick<ImportRow, 'archiveKey' | 'fileSize' | 'fragments'>): readonly ArchiveFragment[] =>
  whole === null ? fragments : [{ key: whole, size }];

/** Takes over an import with the lease of its job; null if it has ended, is paused, or a former worker still has it. */
async function takeOver({ db, clock }: Needs, job: TakenJob): Promise<LeasedImport | null> {
  const { status, paused } = productImports;
  const { lease } = job;
  const [taken] = await db
    .update(productImports)
    .set({ lease, leasedUntil: new Date(clock.now() + LEASE), tries: sql`${productImports.tries} + 1` })
    .where(
      and(
        eq(productImports.id, job.key),
        eq(status, 'processing'),
        eq(paused, false),
        isLeaseFree(clock.now()),
      ),
    )
    .returning();
  if (!taken) return null;
  return { ...taken, archive: archiveFragmentsOf(taken), lease, job };
}

/** Leases the import that has waited longest and is not paused; null if none waits. */
export async function leaseNextImport(needs: Needs): Promise<LeasedImport | null> {
  const { db, clock } = needs;
  await syncImportJobs(db, clock.now());
  const [job] = await takeJobs(db, clock.now(), { kind: 'import', limit: 1, lease: LEASE });
  if (!job) return null;
  return takeOver(needs, job);
}

interface Renewal {
  /** Additional columns to write at each renewal. */
  columnsAt?: (now: number) => Partial<Pick<ImportRow, 'placeUntil'>>;
  /** Called once when the lease is found to be lost. */
  onLost?: () => void;
  /** Job with the same lease, which is renewed too. */
  job?: TakenJob;
}

/** Renews the lease every 5 s until it is stopped or lost; returns the stop function. */
export function renewLease(
  { db, clock, log }: Needs & Pick<ImportTools, 'log'>,
  held: Pick<LeasedImport, 'id' | 'lease'>,
  { columnsAt, onLost, job }: Renewal = {},
): () => void {
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    clearInterval(timer);
  };
  const renew = async () => {
    const now = clock.now();
    const renewed = await db
      .update(productImports)
      .set({ leasedUntil: new Date(now + LEASE), ...columnsAt?.(now) })
      .where(isLeaseHeld(held))
      .returning({ id: productImports.id });
    if (renewed.length > 0 && job) await renewJob(db, now, job, LEASE);
    if (renewed.length > 0 || isStopped) return;
    stop();
    onLost?.();
  };
  const timer = setInterval(() => {
    renew().catch((err: unknown) => log.warn({ err }, 'An import could not be kept.'));
  }, RENEWAL);
  return stop;
}

/** A voluntary release does not count as a failed try. */
const untried = sql<number>`greatest(${productImports.tries} - 1, 0)`;

/** Releases an unfinished import for other workers. */
export async function releaseLease({ db, clock }: Needs, held: LeasedImport): Promise<void> {
  await db
    .update(productImports)
    .set({ lease: null, leasedUntil: null, tries: untried })
    .where(isLeaseHeld(held));
  await settleJob(db, clock.now(), held.job, { event: 'job.released' });
}

/** Maximum wait of an import during storage failures, in ms. */
const LONGEST_WAIT = 30 * 60_000;

/** Postpones an import after a storage failure, with exponential backoff. */
export async function postponeImport({ db, clock }: Needs, held: LeasedImport, error: string): Promise<void> {
  const now = clock.now();
  const runAt = now + Math.min(LEASE * 2 ** held.troubles, LONGEST_WAIT);
  await db
    .update(productImports)
    .set({
      lease: null,
      leasedUntil: new Date(runAt),
      tries: untried,
      troubles: sql`${productImports.troubles} + 1`,
    })
    .where(isLeaseHeld(held));
  await settleJob(db, now, held.job, { event: 'job.failed', runAt, error });
}

/** Ends this worker's turn after an unknown failure. The import follows when its lease is over. */
export const failTurn = ({ db, clock }: Needs, { job }: LeasedImport, error: string): Promise<void> =>
  settleJob(db, clock.now(), job, { event: 'job.failed', runAt: clock.now() + LEASE, error });

/** Releases all leases of crashed servers; only if no other server is running. */
export const releaseAllLeases = ({ db }: Pick<ImportTools, 'db'>) =>
  db
    .update(productImports)
    .set({ lease: null, leasedUntil: null })
    .where(inArray(productImports.status, UNFINISHED_IMPORT_STATUSES));
