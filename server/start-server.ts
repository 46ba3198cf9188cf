import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { v7 as newId } from 'uuid';
import type { FastifyInstance } from 'fastify';
import type { Call } from '../contract/api/call.ts';
import { type AppParts, createApp } from './app.ts';
import { storedSigningKeyPem, readSigningKey } from './auth/signing-key.ts';
import { visitSecretOf } from './auth/visit-secret.ts';
import type { Clock } from './clock.ts';
import { type Config, ConfigError } from './config.ts';
import type { Engine } from './db/engine.ts';
import { checkConnections } from './db/connection-budget.ts';
import { inLane } from './db/lanes.ts';
import { lastMigrationTime } from './db/migrations.ts';
import { releaseSchema } from './db/schema-version.ts';
import type { SideConnection } from './db/side-connection.ts';
import { openDatabase } from './db/open-database.ts';
import type { Log } from './log.ts';
import { storedMailboxKey, mailboxPath } from './mail/mailbox-key.ts';
import { addMailboxPage } from './mail/mailbox-page.ts';
import { createOutbox } from './mail/outbox.ts';
import { greetBySmtp, type MailTools, createSmtpSender, startMailSender } from './mail/start-mail-sender.ts';
import { createMarketClock, type MarketClock } from './processes/market-clock.ts';
import { adjustClock, startProcessRegister } from './processes/process-register.ts';
import { readStorageMark } from './processes/storage-mark.ts';
import { mountPictures } from './routes/pictures.routes.ts';
import { mountProbes } from './routes/probes.routes.ts';
import { createReadiness, type Readiness } from './services/readiness.ts';
import { createVisits } from './visits/visits.ts';
import type { VisitObserver } from './visits/visit-observer.ts';
import { startMarket } from './start-market.ts';
import { tryPublishAssets } from './releases/published-assets.ts';
import { openBlobs } from './storage/open-blobs.ts';

/** Database and clock of the market, for pages. */
export interface PageHost {
  engine: Engine;
  clock: Clock;
}

/** Program-specific additions to the API. */
export interface ServerExtras extends Pick<AppParts, 'isDevelopment'> {
  /** Name of the build. */
  build?: string;
  clientFiles?: string;
  pages?: (app: FastifyInstance, call: Call, host: PageHost, watch: VisitObserver) => void | Promise<void>;
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

interface RegisteredParts extends Pick<AppParts, 'config' | 'log' | 'blobs' | 'signingKey'> {
  engine: Engine;
  clock: MarketClock;
}

async function openEngine(config: Config, log: Log, cleanups: Cleanup[]): Promise<Engine> {
  const engine = await openDatabase(config, log);
  cleanups.push(() => engine.close());
  const problem = await checkConnections(engine.db, config.databasePool);
  if (problem?.isFatal) throw new ConfigError(problem.message);
  if (problem) log.warn({ pool: config.databasePool }, problem.message);
  await engine.migrate();
  return engine;
}

/** Timeout of the statements of /ready and of the heartbeat, in ms. */
const MONITORED_WITHIN = 1_000;

function openMonitoring(engine: Engine, cleanups: Cleanup[]): SideConnection {
  const connection = engine.sideConnection({ name: 'readiness', timeout: MONITORED_WITHIN });
  cleanups.push(() => connection.close());
  return connection;
}

async function register(
  { config, clock, log, blobs, signingKey, engine }: RegisteredParts,
  connection: SideConnection,
  build: string,
  cleanups: Cleanup[],
): Promise<Readiness> {
  const storageName = config.s3 === undefined ? 'DATA_DIR' : 'S3_BUCKET';
  const registered = await startProcessRegister({
    connection,
    clock,
    log,
    build,
    schemaNumber: releaseSchema().number,
    signingKey: signingKey.kid,
    publicUrl: config.issuer,
    readStorage: () => readStorageMark(blobs),
    names: { signingKey: 'JWT_PRIVATE_KEY', publicUrl: 'PUBLIC_URL', storage: storageName },
    isAlone: engine.isOwn,
  });
  cleanups.push(registered.stop);
  return createReadiness(connection, lastMigrationTime(), registered.disagreements);
}

/** Metrics, if the settings ask for them. Their code is not loaded otherwise. */
async function openMetrics(config: Config, engine: Engine, log: Log, cleanups: Cleanup[]) {
  if (config.metrics === undefined) return undefined;
  const { startMetrics } = await import('./metrics/start-metrics.ts');
  const { metrics, stop } = await startMetrics(config.metrics, engine, log);
  cleanups.push(stop);
  return metrics;
}

function openMail({ smtpUrl, mailFrom, contactEmail }: Config, tools: MailTools, cleanups: Cleanup[]) {
  const { clock } = tools;
  if (smtpUrl === undefined) return createOutbox(clock);
  const sending = startMailSender(tools, createSmtpSender(smtpUrl, mailFrom, contactEmail));
  cleanups.push(sending.stop);
  return createOutbox(clock, sending.wake);
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
 * Starts the server: opens and migrates the database, and listens. Rejects with DataDirLockedError or LocalPostgresError if its
 * own database cannot be opened. After a failure, all acquired resources are released.
 */
export async function startServer(
  config: Config,
  log: Log,
  extras: ServerExtras = {},
): Promise<RunningServer> {
  const cleanups: Cleanup[] = [];
  try {
    const engine = await openEngine(config, log, cleanups);
    const connection = openMonitoring(engine, cleanups);
    const jobs = inLane(engine.db, 'jobs');
    const clock = createMarketClock();
    await adjustClock(connection, clock);
    const metrics = await openMetrics(config, engine, log, cleanups);
    const mailboxKey = config.installation.hasMailbox ? storedMailboxKey(config.dataDir) : undefined;
    const blobs = await openBlobs(config);
    const mail = openMail(config, { db: jobs, clock, log, metrics }, cleanups);
    const signingKey = await readSigningKey(config.jwtPrivateKey ?? storedSigningKeyPem(config.dataDir));
    const assets = assetsOf(extras.clientFiles);
    const parts = { blobs, engine, config, log, clock, mail, signingKey, metrics, assets };
    const readiness = await register(parts, connection, extras.build ?? 'development', cleanups);
    const market = await startMarket(parts, extras);
    cleanups.push(() => market.stop());
    const tools = { db: jobs, clock, blobs, newId };
    if (assets !== undefined) await tryPublishAssets(tools, assets, log);
    const { timeZone } = config.installation.market;
    const visits = createVisits({ db: jobs, clock, timeZone, log, secret: visitSecretOf(signingKey) });
    cleanups.push(visits.start());
    const app = await createApp({
      config,
      db: engine.db,
      clock,
      mail,
      blobs,
      log,
      visits,
      signingKey,
      ...(metrics && { metrics }),
      ...(config.smtpUrl !== undefined && { greetMailServer: greetBySmtp(config.smtpUrl) }),
      ...(extras.clientFiles !== undefined && { clientFiles: extras.clientFiles }),
      ...(extras.isDevelopment && { isDevelopment: true }),
      pages: async (app, call, watch) => {
        mountProbes(app, readiness);
        mountPictures(app, market.pictures);
        if (mailboxKey !== undefined) addMailboxPage(app, engine.db, mailboxKey);
        await extras.pages?.(app, call, { engine, clock }, watch);
      },
    });
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
