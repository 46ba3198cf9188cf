import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Tools } from '../../context.ts';
import { productImports } from '../../db/schema-imports.ts';

type ImportRow = typeof productImports.$inferSelect;

/** An import that one server works on, by the lease that nobody else has. */
export interface LeasedImport extends ImportRow {
  archiveKey: string;
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
>;

type Needs = Pick<ImportTools, 'db' | 'clock'>;

/** Holds for the import as long as nobody else has it: whoever ends it, or takes it up, takes the lease away. */
export const isHeld = ({ id, lease }: Pick<LeasedImport, 'id' | 'lease'>) =>
  and(eq(productImports.id, id), eq(productImports.lease, lease));

/** Takes the import that has waited longest; null where none waits. */
export async function takeImport({ db, clock }: Needs): Promise<LeasedImport | null> {
  const now = clock.now();
  const { leasedUntil, status, uploadedAt, id } = productImports;
  const waiting = db
    .select({ id })
    .from(productImports)
    .where(and(eq(status, 'processing'), or(isNull(leasedUntil), lte(leasedUntil, new Date(now)))))
    .orderBy(asc(uploadedAt), asc(id))
    .limit(1)
    .for('update', { skipLocked: true });
  const lease = crypto.randomUUID();
  const [taken] = await db
    .update(productImports)
    .set({ lease, leasedUntil: new Date(now + LEASE), tries: sql`${productImports.tries} + 1` })
    .where(inArray(id, waiting))
    .returning();
  if (!taken) return null;
  if (taken.archiveKey === null) throw new Error(`The import ${taken.id} has no archive.`);
  return { ...taken, archiveKey: taken.archiveKey, lease };
}

/** Keeps an import while it is worked on; answers how to stop. */
export function keepImport(
  { db, clock, log }: Needs & Pick<ImportTools, 'log'>,
  held: LeasedImport,
): () => void {
  const timer = setInterval(() => {
    db.update(productImports)
      .set({ leasedUntil: new Date(clock.now() + LEASE) })
      .where(isHeld(held))
      .catch((err: unknown) => log.warn({ err }, 'An import could not be kept.'));
  }, RENEWAL);
  return () => clearInterval(timer);
}

/** Lets others have an import that is not done. */
export const leaveImport = ({ db }: Pick<ImportTools, 'db'>, held: LeasedImport) =>
  db.update(productImports).set({ lease: null, leasedUntil: null }).where(isHeld(held));

/** Lets go of what servers that are no more had taken; for who knows that there is no other. */
export const leaveAllImports = ({ db }: Pick<ImportTools, 'db'>) =>
  db
    .update(productImports)
    .set({ lease: null, leasedUntil: null })
    .where(eq(productImports.status, 'processing'));
