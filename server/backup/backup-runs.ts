import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Database } from '../db/database.ts';
import { backups, type BackupState } from '../db/schema-backups.ts';

/** Scheduled backup as an admin sees it. */
export interface BackupRun {
  state: BackupState;
  name: string;
  /** Folder in which it lies, or "bucket:". */
  place: string;
  startedAt: Date;
  /** Null while it runs. */
  finishedAt: Date | null;
  /** Number of rows and files, and size in bytes; null unless it is verified. */
  rowCount: number | null;
  fileCount: number | null;
  bytes: number | null;
  /** Sentence for the admin, in English; null unless it failed. */
  failure: string | null;
}

const RUN = {
  state: backups.state,
  name: backups.name,
  place: backups.place,
  startedAt: backups.startedAt,
  finishedAt: backups.finishedAt,
  rowCount: backups.rowCount,
  fileCount: backups.fileCount,
  bytes: backups.bytes,
  failure: backups.failure,
};

/**
 * The newest scheduled backup in any state, and the newest that a trial restore has verified; undefined if there is none.
 * Both are the same run while all is well. Backups of the command `backup` are not listed. Times are of the database.
 */
export async function lastBackup(
  db: Database,
): Promise<{ last: BackupRun | undefined; lastVerified: BackupRun | undefined }> {
  const newest = db.select(RUN).from(backups).orderBy(desc(backups.startedAt)).limit(1);
  const verified = db
    .select(RUN)
    .from(backups)
    .where(eq(backups.state, 'verified'))
    .orderBy(desc(backups.startedAt))
    .limit(1);
  const [[last], [lastVerified]] = [await newest, await verified];
  return { last, lastVerified };
}

/** Time in which a running backup renews its lease, as SQL interval; a killed one blocks the next one for so long. */
const LEASE = sql.raw(`interval '5 minutes'`);
/** Pause after a failed backup, as SQL interval. */
const RETRY_AFTER = sql.raw(`interval '10 minutes'`);

/** Running backup of this process. */
export interface ClaimedBackup {
  id: string;
  name: string;
}

interface Schedule {
  /** Period in ms. */
  every: number;
  place: string;
}

/** Name of a backup that starts now, in UTC, which no other market has: market-20261129t040000z-5f0c91d2. */
const nameOf = (id: string) =>
  sql<string>`'market-' || to_char(now() at time zone 'UTC', 'YYYYMMDD"t"HH24MISS"z-"') || right(${id}::text, 8)`;

/**
 * Claims the backup of this period for this process; undefined if it was made, is running, or failed a moment ago. One
 * process of the market gets it, by a lock in the database.
 */
export const claimBackup = (db: Database, { every, place }: Schedule): Promise<ClaimedBackup | undefined> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`lock table backups in share row exclusive mode`);
    await tx
      .update(backups)
      .set({
        state: 'failed',
        finishedAt: sql`now()`,
        failure: 'The process that made it ended before it was verified.',
      })
      .where(and(eq(backups.state, 'running'), sql`leased_until <= now()`));
    const isEarly = sql`exists (select 1 from backups where state = 'running'
      or (state = 'verified' and started_at > now() - ${every} * interval '1 ms')
      or (state = 'failed' and finished_at > now() - least(${RETRY_AFTER}, ${every} * interval '1 ms')))`;
    const id = newId();
    const { rows } = (await tx.execute(sql`
      insert into backups (id, state, name, place, started_at, leased_until)
      select ${id}::uuid, 'running', ${nameOf(id)}, ${place}::text, now(), now() + ${LEASE} where not ${isEarly}
      returning id, name`)) as unknown as { rows: ClaimedBackup[] };
    return rows[0];
  });

const isRunning = (id: string) => and(eq(backups.id, id), eq(backups.state, 'running'));

export async function renewBackupLease(db: Database, id: string): Promise<void> {
  await db
    .update(backups)
    .set({ leasedUntil: sql`now() + ${LEASE}` })
    .where(isRunning(id));
}

export interface BackupSize {
  rowCount: number;
  fileCount: number;
  bytes: number;
}

/** Marks a backup as verified; false if its lease was over and another process took over. */
export async function noteVerified(db: Database, id: string, size: BackupSize): Promise<boolean> {
  const noted = await db
    .update(backups)
    .set({ state: 'verified', finishedAt: sql`now()`, ...size })
    .where(isRunning(id))
    .returning({ id: backups.id });
  return noted.length > 0;
}

export async function noteFailed(db: Database, id: string, failure: string): Promise<void> {
  await db
    .update(backups)
    .set({ state: 'failed', finishedAt: sql`now()`, failure })
    .where(isRunning(id));
}

/** Failed runs that are remembered. */
const KEPT_FAILURES = 100;

/** Runs whose files are no longer needed: verified ones before the newest `keep`, and failed ones. Newest first. */
export const obsoleteRuns = (db: Database, keep: number) =>
  db
    .select({ id: backups.id, name: backups.name, place: backups.place })
    .from(backups)
    .where(
      sql`state = 'failed' or id in (select id from backups where state = 'verified' order by started_at desc offset ${keep})`,
    )
    .orderBy(desc(backups.startedAt));

/** Forgets pruned backups, and failed ones except the newest hundred. */
export async function forgetRuns(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await db.delete(backups).where(and(eq(backups.state, 'verified'), inArray(backups.id, [...ids])));
  await db.execute(sql`delete from backups where id in (
    select id from backups where state = 'failed' order by started_at desc offset ${KEPT_FAILURES})`);
}
