import { systemClock } from '../server/clock.ts';
import { type Config, ConfigError, readConfig } from '../server/config.ts';
import { isDuplicate } from '../server/db/database-error.ts';
import { openDatabaseForCommand } from '../server/db/open-database.ts';
import { createLog } from '../server/log.ts';
import { openBlobs } from '../server/storage/open-blobs.ts';
import { seedLargeMarket } from './large-market/seed-large-market.ts';
import { readSeedArguments, type SeedArguments } from './seed-arguments.ts';
import { seedDemoMarket } from './seed-demo-market.ts';

function argumentsOrExit(): SeedArguments {
  try {
    return readSeedArguments(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return process.exit(1);
  }
}

function configOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(`La configuración no es válida.\n${error.message}`);
    return process.exit(1);
  }
}

const asked = argumentsOrExit();
const config = configOrExit();
const engine = await openDatabaseForCommand(config, createLog(config.logLevel));

/** Creates a market and returns whether it did; an existing market stays unchanged. */
async function made(name: string, make: () => Promise<unknown>): Promise<boolean> {
  try {
    await make();
    console.log(`${name} está montado.`);
    return true;
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    console.error(`${name} ya estaba montado: no se ha cambiado nada.`);
    return false;
  }
}

try {
  await engine.migrate();
  const parts = { db: engine.db, clock: systemClock, blobs: await openBlobs(config) };
  const isDemoNew = await made('El mercado de muestra', () => seedDemoMarket(parts));
  const isAllMade =
    asked.products === 0
      ? isDemoNew
      : await made(`Un mercado de ${asked.products} productos`, () => seedLargeMarket(parts, asked));
  if (!isAllMade) process.exitCode = 1;
} finally {
  await engine.close();
}
