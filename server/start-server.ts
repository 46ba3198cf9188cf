import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { v7 as newId } from 'uuid';
import type { FastifyInstance } from 'fastify';
import type { Call } from '../contract/api/call.ts';
import { type AppParts, createApp } from './app.ts';
import { storedSigningKeyPem, readSigningKey } from './auth/signing-key.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import type { Engine } from './db/engine.ts';
import { lastMigrationTime } from './db/migrations.ts';
import { openDatabase } from './db/open-database.ts';
import { startHousekeeping } from './jobs/housekeeping.ts';
import { startBackups } from './jobs/scheduled-backups.ts';
import type { Log } from './log.ts';
import { storedMailboxKey, mailboxPath } from './mail/mailbox-key.ts';
import { addMailboxPage } from './mail/mailbox-page.ts';
import { createOutbox } from './mail/outbox.ts';
import { sendBySmtp, startSending } from './mail/start-sending.ts';
import { mountPictures } from './routes/pictures.routes.ts';
import { mountProbes } from './routes/probes.routes.ts';
import { createReadiness, type Readiness } from './services/readiness.ts';
import { createVisits } from './visits/visits.ts';
import type { VisitObserver } from './visits/visit-observer.ts';
import { startMarket } from './start-market.ts';
import { tryPublishAssets } from './releases/published-assets.ts';
import { openBlobs } from './storage/open-blobs.ts';

/** Program-specific additions to the API. */
export interface Extras extends Pick<AppParts, 'isDevelopment'> {
  clientFiles?: string;
  pages?: (app: FastifyInstance, call: Call, engine: Engine, watch: VisitObserver) => void | Promise<void>;
}

export interface RunningServer {
  app: FastifyInstance;
  engine: Engine;
  /** Path of the mailbox page with its key; undefined without a mailbox page. */
  mailbox: string | undefined;
  /**
   * Graceful shutdown: is not ready for `config.stopDelay`, then stops accepting requests, finishes active ones, flushes
   * data, and releases the data folder.
   */
  stop(): Promise<void>;
}

/** Folder of the asset files in a client build; undefined without a build. */
const assetsOf = (clientFiles: string | undefined): string | undefined => {
  const assets = clientFiles && join(clientFiles, 'assets');
  return assets && existsSync(assets) ? assets : undefined;
};

type Cleanup = () => void | Promise<void>;

async function openEngine(config: Config, log: Log, cleanups: Cleanup[]): Promise<Engine> {
  const engine = await openDatabase(config, log);
  cleanups.push(() => engine.close());
  await engine.migrate();
  return engine;
}

/** Limit of the database check of /ready, in ms. */
const READY_WITHIN = 1_000;

function openReadiness(engine: Engine, cleanups: Cleanup[]): Readiness {
  const connection = engine.sideConnection({ name: 'readiness', timeout: READY_WITHIN });
  cleanups.push(() => connection.close());
  return createReadiness(connection, lastMigrationTime());
}

/** Metrics, if the settings ask for them. Their code is not loaded otherwise. */
async function openMetrics(config: Config, engine: Engine, log: Log, cleanups: Cleanup[]) {
  if (config.metrics === undefined) return undefined;
  const { startMetrics } = await import('./metrics/start-metrics.ts');
  const { metrics, stop } = await startMetrics(config.metrics, engine, log);
  cleanups.push(stop);
  return metrics;
}

function openMail(
  { smtpUrl, mailFrom, contactEmail }: Config,
  { db }: Engine,
  log: Log,
  cleanups: Cleanup[],
) {
  if (smtpUrl === undefined) return createOutbox(systemClock);
  const sending = startSending(db, systemClock, sendBySmtp(smtpUrl, mailFrom, contactEmail), log);
  cleanups.push(sending.stop);
  return createOutbox(systemClock, sending.wake);
}

/** Runs all cleanups in reverse order. Failures do not prevent the others and are thrown together at the end. */
async function runCleanups(cleanups: readonly Cleanup[]): Promise<void> {
  const failures: unknown[] = [];
  for (const cleanup of cleanups.toReversed()) {
    try {
      await cleanup();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'The server could not end in order.');
}

/**
 * Starts the server: opens and migrates the database, and listens. Rejects with DataDirLocked or LocalPostgresError if its
 * own database cannot be opened. After a failure, all acquired resources are released.
 */
export async function startServer(config: Config, log: Log, extras: Extras = {}): Promise<RunningServer> {
  const cleanups: Cleanup[] = [];
  try {
    const engine = await openEngine(config, log, cleanups);
    const readiness = openReadiness(engine, cleanups);
    const metrics = await openMetrics(config, engine, log, cleanups);
    const mailboxKey = config.installation.hasMailbox ? storedMailboxKey(config.dataDir) : undefined;
    const blobs = await openBlobs(config);
    const mail = openMail(config, engine, log, cleanups);
    const signingKey = await readSigningKey(config.jwtPrivateKey ?? storedSigningKeyPem(config.dataDir));
    const market = await startMarket({ blobs, engine, config, log, mail, signingKey }, extras);
    cleanups.push(() => market.stop());
    const tools = { db: engine.db, clock: systemClock, blobs };
    const assets = assetsOf(extras.clientFiles);
    if (assets !== undefined) await tryPublishAssets({ ...tools, newId }, assets, log);
    cleanups.push(startHousekeeping(tools, log, assets));
    const { backup: schedule, dataDir } = config;
    if (schedule !== undefined) cleanups.push(startBackups({ ...tools, engine, dataDir, schedule }, log));
    const { timeZone } = config.installation.market;
    const visits = createVisits({ db: engine.db, clock: systemClock, timeZone, log });
    cleanups.push(visits.start());
    const parts: AppParts = {
      config,
      db: engine.db,
      clock: systemClock,
      mail,
      blobs,
      log,
      visits,
      signingKey,
      ...(metrics && { metrics }),
      ...(extras.clientFiles !== undefined && { clientFiles: extras.clientFiles }),
      ...(extras.isDevelopment && { isDevelopment: true }),
      pages: async (app, call, watch) => {
        mountProbes(app, readiness);
        mountPictures(app, market.pictures);
        if (mailboxKey !== undefined) addMailboxPage(app, engine.db, mailboxKey);
        await extras.pages?.(app, call, engine, watch);
      },
    };
    const app = await createApp(parts);
    cleanups.push(() => app.close());
    await app.listen({ port: config.port, host: config.host });
    const mailbox = mailboxKey && mailboxPath(mailboxKey);
    const stop = async () => {
      readiness.noteStop();
      await pause(config.stopDelay);
      await runCleanups(cleanups);
    };
    return { app, engine, mailbox, stop };
  } catch (error) {
    await runCleanups(cleanups);
    throw error;
  }
}
