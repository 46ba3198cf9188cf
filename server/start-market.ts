import { v7 as newId } from 'uuid';
import { createFormatter } from '../contract/values/format.ts';
import { createReminderTokens } from './auth/reminder-tokens.ts';
import type { SigningKey } from './auth/signing-key.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import type { Engine } from './db/engine.ts';
import { seedDemoMarketIfEmpty } from './demo-market.ts';
import { startImports } from './jobs/start-imports.ts';
import { startStoreClock } from './jobs/store-clock.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import { createPictureServer, type PictureServer } from './services/pictures/picture-server.ts';
import { picturesToPrewarm } from './services/pictures/prewarm-list.ts';
import { forgetSellers } from './services/catalogue/seller-cache.ts';
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
  mail: Mailer;
  signingKey: SigningKey;
}

/**
 * Starts everything beside the API over a migrated database: demo data for an empty market with its own PostgreSQL,
 * picture server, store clock with reminders, and import workers. In development, pictures are not prewarmed.
 */
export async function startMarket(
  { blobs, engine, config, log, mail, signingKey }: MarketParts,
  { isDevelopment = false }: { isDevelopment?: boolean },
): Promise<Market> {
  const { db } = engine;
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
  const tools = { db, isOwn, blobs, log, mail, formatter, publicUrl, clock: systemClock, newId };
  const imports = await startImports(tools);
  const stopListening = await engine.onChange((changes) => {
    imports.hear(changes);
    pictures.forget(changes);
    forgetSellers(db, changes);
  });
  const reminderTokens = createReminderTokens(signingKey);
  const stopClock = startStoreClock({
    db,
    clock: systemClock,
    log,
    mail,
    formatter,
    publicUrl,
    reminderTokens,
  });
  const stop = async () => {
    stopping.abort();
    await preparing;
    await stopListening();
    await imports.stop();
    await stopClock();
  };
  return { pictures, stop };
}
