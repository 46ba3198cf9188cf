import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { IMPORTS_UNDER_WAY } from '../../../../contract/lifecycles/product-import.lifecycle.ts';
import type { Tools } from '../../../context.ts';
import { type ArchiveFragment, productImports } from '../../../db/schema-imports.ts';

type ImportRow = typeof productImports.$inferSelect;

/** An import that one server works on, by the lease that nobody else has. */
export interface LeasedImport extends ImportRow {
  /** Where its archive lies, in order. */
  archive: readonly ArchiveFragment[];
  lease: string;
}

/** How long whoever works on an import may say nothing before another one takes it up, in ms. */
const LEASE = 20_000;
/** How often they say that they are there, in ms. */
const RENEWAL = 5_000;

/** What an import is read with. */
export type ImportTools = Pick<
  Tools,
  'db' | 'clock' | 'blobs' | 'log' | 'newId' | 'mail' | 'formatter' | 'publicUrl'
> & {
  /** Whether the database writes down by itself, a moment later, what it was not waited for: a server does, the embedded one has nobody who would. */
  commitsLate: boolean;
};

/** The import was ended, or is somebody else's by now: nothing more of it may be written. */
export class ImportLost extends Error {}

type Needs = Pick<ImportTools, 'db' | 'clock'>;

/** Holds for the import as long as nobody else has it: whoever ends it, or takes it up, takes the lease away. */
export const isHeld = ({ id, lease }: Pick<LeasedImport, 'id' | 'lease'>) =>
  and(eq(productImports.id, id), eq(productImports.lease, lease));

/** Nobody has it, or whoever had it has said nothing for too long. */
export const isFree = (now: number) =>
  or(isNull(productImports.leasedUntil), lte(productImports.leasedUntil, new Date(now)));

/** What whoever takes an import writes down. */
export const newLease = (now: number) => ({ lease: crypto.randomUUID(), leasedUntil: new Date(now + LEASE) });

/** Where the archive of an import lies, in order. */
export const partsOf = ({
  archiveKey: whole,
  fileSize: size,
  fragments,
}: Pick<ImportRow, 'archiveKey' | 'fileSize' | 'fragments'>): readonly ArchiveFragment[] =>
  whole === null ? fragments : [{ key: whole, size }];

/** Takes the import that has waited longest and does not stand still; null where none waits. */
export async function takeImport({ db, clock }: Needs): Promise<LeasedImport | null> {
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
  const archive = partsOf(taken);
  if (archive.length === 0) throw new Error(`The import ${taken.id} has no archive.`);
  return { ...taken, archive, lease: taking.lease };
}

interface Renewal {
  /** Further columns that each renewal writes. */
  columnsAt?: (now: number) => Partial<Pick<ImportRow, 'placeUntil'>>;
  /** Called once when a renewal finds that the import was ended, or is somebody else's by now. */
  onLost?: () => void;
}

/** Renews the lease of an import every 5 s while it is worked on, until it is lost; answers how to stop. */
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

/** Whoever lets go of an import has not failed at it. */
const untried = sql<number>`greatest(${productImports.tries} - 1, 0)`;

/** Lets others have an import that is not done. */
export const leaveImport = ({ db }: Pick<ImportTools, 'db'>, held: LeasedImport) =>
  db.update(productImports).set({ lease: null, leasedUntil: null, tries: untried }).where(isHeld(held));

/** How long an import waits at most, in ms, while the place where its bytes lie is in trouble. */
const LONGEST_WAIT = 30 * 60_000;

/** Lets nobody have an import for a while, each time for longer, until the place where its bytes lie may be well again. */
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

/** Lets go of what servers that are no more had taken; for who knows that there is no other. */
export const leaveAllImports = ({ db }: Pick<ImportTools, 'db'>) =>
  db
    .update(productImports)
    .set({ lease: null, leasedUntil: null })
    .where(inArray(productImports.status, IMPORTS_UNDER_WAY));
