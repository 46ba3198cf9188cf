import { inArray } from 'drizzle-orm';
import { DEMO_ACCOUNTS } from '../demo/demo-accounts.ts';
import { isEmptyMarket, seedDemoMarket } from '../demo/seed-demo-market.ts';
import { systemClock } from './clock.ts';
import { type Config, ConfigError } from './config.ts';
import type { Database } from './db/database.ts';
import type { Engine } from './db/engine.ts';
import { users } from './db/schema-auth.ts';
import type { Blobs } from './storage/blobs.ts';

const addresses = DEMO_ACCOUNTS.map(({ email }) => email);

/** Number of demo accounts, whose passwords are public, in this database. */
export const countDemoAccounts = (db: Database): Promise<number> =>
  db.$count(users, inArray(users.email, addresses));

const EMPTY =
  'DEMO_MARKET: this market can be reached from other machines and is empty; on fills it with the demo, whose passwords everybody knows, off leaves it empty';
const PUBLISHED =
  'DEMO_MARKET: this market can be reached from other machines and holds accounts of the demo, whose passwords everybody knows; on says that it may';

/**
 * Demo data for an empty market with its own PostgreSQL; true if it was seeded. Throws ConfigError if other machines
 * could reach accounts with public passwords, unless the settings permit it.
 */
export async function seedDemoMarketIfEmpty(
  { db, isOwn }: Pick<Engine, 'db' | 'isOwn'>,
  blobs: Blobs,
  { isLocal, demoMarket }: Pick<Config, 'isLocal' | 'demoMarket'>,
): Promise<boolean> {
  const isMissing = isOwn && demoMarket !== 'off' && (await isEmptyMarket(db));
  if (!isLocal && demoMarket !== 'on') {
    if (isMissing) throw new ConfigError(EMPTY);
    if ((await countDemoAccounts(db)) > 0) throw new ConfigError(PUBLISHED);
  }
  if (isMissing) await seedDemoMarket({ db, clock: systemClock, blobs });
  return isMissing;
}
