import { expect, test } from 'vitest';
import { seedDemoMarket } from '../demo/seed-demo-market.ts';
import { memoryBlobs } from '../tests/support/api/memory-blobs.ts';
import { openTestDatabase } from '../tests/support/postgres/test-database.ts';
import { addUser } from '../tests/support/api/users.ts';
import { systemClock } from './clock.ts';
import { ConfigError, readConfig } from './config.ts';
import { countDemoAccounts, seedDemoMarketIfEmpty } from './demo-market.ts';

const PUBLIC = { PUBLIC_URL: 'https://mercado.example' };

async function emptyMarket() {
  const engine = await openTestDatabase();
  const blobs = memoryBlobs();
  const layOut = (env: Record<string, string>) =>
    seedDemoMarketIfEmpty({ ...engine, isOwn: true }, blobs, readConfig(env));
  return { ...engine, blobs, layOut };
}

test('battery 31 an empty market of this machine is filled with the demo, and one that is reached from others is not', async () => {
  const { db, layOut, close } = await emptyMarket();
  await expect(layOut(PUBLIC)).rejects.toThrow(ConfigError);
  await expect(layOut({ NODE_ENV: 'production', HOST: '0.0.0.0' })).rejects.toThrow(
    /^DEMO_MARKET: .* is empty; /,
  );
  expect(await layOut({ ...PUBLIC, DEMO_MARKET: 'off' })).toBe(false);
  expect(await layOut({ DEMO_MARKET: 'off' })).toBe(false);
  expect(await countDemoAccounts(db)).toBe(0);
  expect(await layOut({})).toBe(true);
  expect(await countDemoAccounts(db)).toBe(3);
  expect(await layOut({})).toBe(false);
  await close();
});

test('battery 31 accounts with published passwords are kept from other machines, unless that is wanted', async () => {
  const { db, blobs, layOut, close } = await emptyMarket();
  await seedDemoMarket({ db, clock: systemClock, blobs });
  for (const env of [PUBLIC, { TRUSTED_PROXIES: '1' }, { PUBLIC_HOST: 'mercado.example' }])
    await expect(layOut(env)).rejects.toThrow(/^DEMO_MARKET: .* holds accounts of the demo, /);
  await expect(layOut({ ...PUBLIC, DEMO_MARKET: 'off' })).rejects.toThrow(ConfigError);
  expect(await layOut({ ...PUBLIC, DEMO_MARKET: 'on' })).toBe(false);
  await close();
});

test('battery 31 a market with accounts of its own is asked nothing', async () => {
  const { db, layOut, close } = await emptyMarket();
  await addUser(db, { role: 'admin' });
  expect(await layOut(PUBLIC)).toBe(false);
  await close();
});
