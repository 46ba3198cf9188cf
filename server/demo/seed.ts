import { systemClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { lockDataDir } from '../db/data-dir-lock.ts';
import { isDuplicate } from '../db/database-error.ts';
import { openEmbedded } from '../db/open-embedded.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { openBlobs } from '../storage/open-blobs.ts';
import { seedDemoMarket } from './seed-demo-market.ts';

const config = readConfig(process.env);
const unlock = config.databaseUrl === undefined ? lockDataDir(config.dataDir, systemClock.now()) : undefined;
const engine =
  config.databaseUrl === undefined
    ? await openEmbedded(config.dataDir)
    : openPostgres(config.databaseUrl, (error) => console.error(error.message));
try {
  await engine.migrate();
  await seedDemoMarket({ db: engine.db, clock: systemClock, blobs: openBlobs(config) });
  console.log('El mercado de muestra está montado.');
} catch (error) {
  if (!isDuplicate(error)) throw error;
  console.error('El mercado de muestra ya estaba montado: no se ha cambiado nada.');
  process.exitCode = 1;
} finally {
  await engine.close();
  unlock?.();
}
