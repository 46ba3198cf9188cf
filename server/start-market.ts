import { v7 as newId } from 'uuid';
import { createFormatter } from '../contract/values/format.ts';
import { createReminderTokens } from './auth/reminder-tokens.ts';
import type { SigningKey } from './auth/signing-key.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import type { Tools } from './context.ts';
import type { Engine } from './db/engine.ts';
import { inLane } from './db/lanes.ts';
import { seedDemoMarketIfEmpty } from './demo-market.ts';
import { startHousekeeping } from './jobs/housekeeping.ts';
import { startBackups } from './jobs/scheduled-backups.ts';
import { startImportWorker } from './jobs/start-import-worker.ts';
import { startStoreClock } from './jobs/store-clock.ts';
import { releaseAllJobs } from './jobs/take-jobs.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import { createPictureServer, type PictureServer } from './services/pictures/picture-server.ts';
import { picturesToPrewarm } from './services/pictures/prewarm-list.ts';
import { invalidateSellers } from './services/catalogue/seller-cache.ts';
import type { Blobs } from './storage/blobs.ts';

export interface Market {
  pictures: PictureServer;
  stop(): Promise<void>;
}

interface MarketParts {
  blobs: Blobs;
  engine: Engine;
  config: Config;
  log: Log;
  clock: Clock;
  mail: Mailer;
  signingKey: SigningKey;
  metrics: Tools['metrics'];
  /** Folder of this release's asset files; undefined without a build. */
  assets: string | undefined;
}

/**
 * Starts everything beside the API over a migrated database: demo data for an empty market with its own PostgreSQL,
 * picture server, store clock with reminders, housekeeping, and import workers. In development, pictures are not
 * prewarmed.
 */
export async function startMarket(
  { blobs, engine, config, log, clock, mail, signingKey, metrics, assets }: MarketParts,
  { isDevelopment = false }: { isDevelopment?: boolean },
): Promise<Market> {
  const db = inLane(engine.db, 'jobs');
  const pictures = createPictureServer(blobs);
  const stopping = new AbortController();
  let preparing: Promise<void> = Promise.resolve();
  const isNew = await seedDemoMarketIfEmpty(engine, blobs, config);
  if (isNew && !isDevelopment) {
    preparing = picturesToPrewarm(db)
      .then((wanted) => pictures.prepare(wanted, stopping.signal))
      .catch((err: unknown) => log.warn({ err }, 'Pictures could not be made ahead.'));
  }
  const { publicUrl, installation } = config;
  const formatter = createFormatter(installation.market);
  const { isOwn } = engine;
  const machineClock = systemClock;
  const tools = { db, isOwn, blobs, log, mail, formatter, publicUrl, clock, machineClock, metrics, newId };
  if (isOwn) await releaseAllJobs(db, clock.now());
  const imports = await startImportWorker(tools);
  const storeClock = startStoreClock({ ...tools, reminderTokens: createReminderTokens(signingKey) });
  const housekeeping = startHousekeeping(tools, log, assets);
  const { backup: schedule, dataDir } = config;
  const backups = schedule && startBackups({ engine, blobs, clock, dataDir, schedule }, tools);
  const stopListening = await engine.onChange((changes) => {
    imports.hear(changes);
    storeClock.hear(changes);
    housekeeping.hear(changes);
    backups?.hear(changes);
    pictures.forget(changes);
    invalidateSellers(db, changes);
  });
  const stop = async () => {
    stopping.abort();
    await preparing;
    await stopListening();
    // A cleanup or a backup may take longer than a stop may; it ends where it is, and another process begins anew.
    void housekeeping.stop();
    void backups?.stop();
    await imports.stop();
    await storeClock.stop();
  };
  return { pictures, stop };
}
