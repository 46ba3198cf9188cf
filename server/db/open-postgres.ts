import { POOL_SIZE } from './connection-settings.ts';
import { createDatabaseGuard, type OutageReport } from './database-guard.ts';
import type { Engine } from './engine.ts';
import { LANES, laneSizes, type LaneSizes, noteLanes } from './lanes.ts';
import { openLane } from './open-lane.ts';
import { listenOnPostgres } from './postgres-listener.ts';
import { runMigrations } from './run-migrations.ts';
import type { SlowStatementOptions } from './time-statements.ts';
import { createSideConnection } from './side-connection.ts';

/** Timeout of a probe of a database that seems to hang, in ms. */
const PROBED_WITHIN = 600;

interface PostgresOptions {
  /** Connections of each lane. */
  lanes?: LaneSizes;
  /** URL around a connection pooler, for the change feed and migrations, which need a session. */
  directUrl?: string | undefined;
  /** Without it, no statement is measured. */
  slow?: SlowStatementOptions | undefined;
  /** Receives the beginning and the end of each outage. */
  outage?: OutageReport;
}

/** PostgreSQL engine. `report` receives the error of every broken connection that is no part of a reported outage. */
export function openPostgres(
  url: string,
  report: (error: Error) => void,
  { lanes: sizes = laneSizes(POOL_SIZE), directUrl = url, slow, outage }: PostgresOptions = {},
): Engine {
  const watchdog = createSideConnection(url, { name: 'watchdog', timeout: PROBED_WITHIN });
  const guard = createDatabaseGuard({
    probe: async () => void (await watchdog.query('select 1')),
    report: outage,
    onHang: () => {
      for (const lane of LANES) lanes[lane].dropBusy();
    },
    onBack: () => {
      for (const lane of LANES) lanes[lane].dropIdle();
    },
  });
  const reportCalm = (error: Error) => {
    if (!outage || !guard.isInOutage()) report(error);
  };
  const open = (lane: (typeof LANES)[number]) =>
    openLane({ url, lane, size: sizes[lane], guard, report: reportCalm, slow });
  const lanes = { shop: open('shop'), expensive: open('expensive'), jobs: open('jobs') };
  noteLanes({ shop: lanes.shop.db, expensive: lanes.expensive.db, jobs: lanes.jobs.db });

  let feedReconnects = 0;
  const noteReconnect = () => {
    feedReconnects += 1;
  };
  const sum = (read: (pool: (typeof lanes)['shop']['pool']) => number) =>
    LANES.reduce((total, lane) => total + read(lanes[lane].pool), 0);
  return {
    isOwn: false,
    url,
    db: lanes.shop.db,
    migrate: () => runMigrations(directUrl, report),
    onChange: (listener) => listenOnPostgres(directUrl, listener, reportCalm, noteReconnect),
    statistics: () => ({
      pool: {
        size: sum((pool) => pool.totalCount),
        idle: sum((pool) => pool.idleCount),
        waiting: sum((pool) => pool.waitingCount),
      },
      feedReconnects,
    }),
    sideConnection: (options) => createSideConnection(url, options),
    close: async () => {
      guard.stop();
      await watchdog.close();
      await Promise.all(LANES.map((lane) => lanes[lane].pool.end()));
    },
  };
}
