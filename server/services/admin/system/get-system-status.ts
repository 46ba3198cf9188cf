import { desc, sql } from 'drizzle-orm';
import type { LastBackup, MarketProcess, SystemStatus } from '../../../../contract/admin/system-status.ts';
import { lastBackup } from '../../../backup/backup-runs.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { processes } from '../../../db/schema-processes.ts';
import { FRESH_SECONDS } from '../../../processes/fresh-seconds.ts';
import { disagreeingSettings } from '../../../processes/setting-agreement.ts';
import { checkExternalServices } from './check-external-services.ts';
import { countJobs, listFailedJobs } from './list-jobs.ts';

async function readProcesses(db: Database): Promise<MarketProcess[]> {
  const isAlive = sql<boolean>`${processes.seenAt} > clock_timestamp() - make_interval(secs => ${FRESH_SECONDS})`;
  const rows = await db
    .select({ row: processes, isAlive })
    .from(processes)
    .orderBy(desc(isAlive), processes.startedAt);
  const living = rows
    .filter((one) => one.isAlive)
    .map(({ row }) => ({ ...row, startedAt: row.startedAt.getTime() }));
  return rows.map(({ row, isAlive: alive }) => ({
    id: row.id,
    host: row.host,
    pid: row.pid,
    build: row.build,
    schemaNumber: row.schemaNumber,
    clockLead: row.clockLead,
    memory: row.memory,
    startedAt: row.startedAt.toISOString(),
    seenAt: row.seenAt.toISOString(),
    isAlive: alive,
    differs: disagreeingSettings(row.id, living),
  }));
}

async function readBackup(db: Database): Promise<LastBackup | null> {
  const { last, lastVerified } = await lastBackup(db);
  if (!last) return null;
  return {
    state: last.state,
    startedAt: last.startedAt.toISOString(),
    bytes: last.bytes,
    failure: last.failure,
    verifiedAt: lastVerified?.finishedAt?.toISOString() ?? null,
  };
}

/** State of the running market for admins: processes, background jobs, and the services beside it. */
export const getSystemStatus = async (ctx: Context): Promise<SystemStatus> => ({
  now: new Date(ctx.clock.now()).toISOString(),
  processes: await readProcesses(ctx.db),
  jobs: await countJobs(ctx.db),
  failed: await listFailedJobs(ctx.db),
  backup: await readBackup(ctx.db),
  externalServices: await checkExternalServices(ctx),
});
