import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { IMPORTS_UNDER_WAY } from '../../../../contract/lifecycles/product-import.lifecycle.ts';
import type { Tools } from '../../../context.ts';
import { type ArchiveFragment, productImports } from '../../../db/schema-imports.ts';

type ImportRow = typeof productImports.$inferSelect;

/** Import with an exclusive lease of one server. */
export interface LeasedImport extends ImportRow {
  /** Storage keys of its ZIP, in order. */
  archive: readonly ArchiveFragment[];
  lease: string;
}

/** Lease duration in ms; without renewal, another worker takes over the import. */
const LEASE = 20_000;
/** Renewal interval in ms. */
const RENEWAL = 5_000;

/** Tools of the import workers. */
export type ImportTools = Pick<
  Tools,
  'db' | 'clock' | 'blobs' | 'log' | 'newId' | 'mail' | 'formatter' | 'publicUrl'
>;

/** Error: the import has ended or another worker holds it, so nothing more may be written. */
export class ImportLost extends Error {}

type Needs = Pick<ImportTools, 'db' | 'clock'>;

/** Condition: this worker still holds the import. Ending or taking over an import removes the lease. */
export const isHeld = ({ id, lease }: Pick<LeasedImport, 'id' | 'lease'>) =>
  and(eq(productImports.id, id), eq(productImports.lease, lease));

/** Condition: no lease, or an expired one. */
export const isFree = (now: number) =>
  or(isNull(productImports.leasedUntil), lte(productImports.leasedUntil, new Date(now)));

/** Columns of a new lease. */
export const newLease = (now: number) => ({ lease: crypto.randomUUID(), leasedUntil: new Date(now + LEASE) });

/** Storage keys and sizes of an import's ZIP, in order. */
export const leasePartsOf = ({
  archiveKey: whole,
  fileSize: size,
  fragments,
}: Pick<ImportRow, 'archiveKey' | 'fileSize' | 'fragments'>): readonly ArchiveFragment[] =>
  whole === null ? fragments : [{ key: whole, size }];

/** Leases the import that has waited longest and is not paused; null if none waits. */
export async function leaseNextImport({ db, clock }: Needs): Promise<LeasedImport | null> {
  const now = clock.now();
  const { status, paused, uploadedAt, id } = productImports;
  const waiting = db
    .select({ id })
    .from(productImports)
    .where(and(eq(status, 'processing'), eq(paused, false), isFree(now)))
    .orderBy(asc(uploadedAt), asc(id))
    .limit(1)
    .for('update', { skipLocked: true });
  const taking = newLease(now);
  const [taken] = await db
    .update(productImports)
    .set({ ...taking, tries: sql`${productImports.tries} + 1` })
    .where(inArray(id, waiting))
    .returning();
  if (!taken) return null;
  const archive = leasePartsOf(taken);
  if (archive.length === 0) throw new Error(`The import ${taken.id} has no archive.`);
  return { ...taken, archive, lease: taking.lease };
}

interface Renewal {
  /** Additional columns to write at each renewal. */
  columnsAt?: (now: number) => Partial<Pick<ImportRow, 'placeUntil'>>;
  /** Called once when the lease is found to be lost. */
  onLost?: () => void;
}

/** Renews the lease every 5 s until it is stopped or lost; returns the stop function. */
export function renewLease(
  { db, clock, log }: Needs & Pick<ImportTools, 'log'>,
  held: Pick<LeasedImport, 'id' | 'lease'>,
  { columnsAt, onLost }: Renewal = {},
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
      .where(isHeld(held))
      .returning({ id: productImports.id });
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
export const releaseLease = ({ db }: Pick<ImportTools, 'db'>, held: LeasedImport) =>
  db.update(productImports).set({ lease: null, leasedUntil: null, tries: untried }).where(isHeld(held));

/** Maximum wait of an import during storage failures, in ms. */
const LONGEST_WAIT = 30 * 60_000;

/** Postpones an import after a storage failure, with exponential backoff. */
export const postponeImport = ({ db, clock }: Needs, held: LeasedImport) =>
  db
    .update(productImports)
    .set({
      lease: null,
      leasedUntil: new Date(clock.now() + Math.min(LEASE * 2 ** held.troubles, LONGEST_WAIT)),
      tries: untried,
      troubles: sql`${productImports.troubles} + 1`,
    })
    .where(isHeld(held));

/** Releases all leases of crashed servers; only if no other server is running. */
export const releaseAllLeases = ({ db }: Pick<ImportTools, 'db'>) =>
  db
    .update(productImports)
    .set({ lease: null, leasedUntil: null })
    .where(inArray(productImports.status, IMPORTS_UNDER_WAY));
