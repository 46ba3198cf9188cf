import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from '../../server/db/engine.ts';
import { openPostgres } from '../../server/db/open-postgres.ts';
import { RACES } from '../races/all-races.ts';
import { startApi, type TestApi } from '../support/api/api.ts';
import { type BreakableProxy, startProxy } from '../support/http/breakable-proxy.ts';
import { createMarketDatabase, openTestDatabase } from '../support/postgres/test-database.ts';
import { type RaceServer, openRaceServers } from '../support/http/simultaneous-calls.ts';
import type { TestDatabase } from '../support/postgres/postgres-databases.ts';
import { repeatRounds } from '../support/api/repeat-rounds.ts';

const ROUNDS = 30;
const races = Object.entries(RACES);

/** One-way latency in ms of a distant database: 50 for a round trip. */
const DISTANCE = 25;

describe('races on one server', () => {
  let api: TestApi;
  let fronts: RaceServer[];
  beforeAll(async () => {
    api = await startApi(await openTestDatabase());
    fronts = await openRaceServers([api]);
  });
  afterAll(async () => {
    await api.app.close();
    await api.engine.close();
  });

  test.for(races)('%s', async ([, race], context) => {
    expect(await repeatRounds(context, ROUNDS, () => race({ api, fronts }))).toBe(ROUNDS);
  });
});

describe('races of two servers far from their database', () => {
  let database: TestDatabase;
  let proxy: BreakableProxy;
  const engines: Engine[] = [];
  const servers: TestApi[] = [];
  let fronts: RaceServer[];
  beforeAll(async () => {
    database = await createMarketDatabase();
    const far = new URL(database.url);
    proxy = await startProxy({ host: far.hostname, port: Number(far.port) }, { delay: DISTANCE });
    far.host = `127.0.0.1:${proxy.port}`;
    for (const url of [database.url, far.href, far.href]) engines.push(openPostgres(url, () => {}));
    const near = await startApi(engines[0]!);
    servers.push(near);
    for (const engine of engines.slice(1))
      servers.push(await startApi(engine, { signingKey: near.signingKey }));
    fronts = await openRaceServers(servers.slice(1));
  });
  afterAll(async () => {
    for (const { app } of servers) await app.close();
    for (const engine of engines) await engine.close();
    await proxy.cut();
    await database.drop();
  });

  test.for(races)('%s', async ([, race], context) => {
    expect(await repeatRounds(context, ROUNDS, () => race({ api: servers[0]!, fronts }))).toBe(ROUNDS);
  });
});
