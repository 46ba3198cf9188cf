import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from '../../server/db/engine.ts';
import { openPostgres } from '../../server/db/open-postgres.ts';
import { RACES } from '../races/all-races.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { type BreakableProxy, startProxy } from '../support/breakable-proxy.ts';
import { marketDatabase, openForTest } from '../support/engines.ts';
import { hasPostgres, type TestDatabase } from '../support/postgres-databases.ts';
import { repeat } from '../support/rounds.ts';

const ROUNDS = 30;
const races = Object.entries(RACES);

/** What a statement takes to a database in another building, in ms each way. */
const DISTANCE = 5;

describe('races on the embedded database', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(await openForTest('embedded'));
  });
  afterAll(async () => {
    await api.app.close();
    await api.engine.close();
  });

  test.for(races)('%s', async ([, race], context) => {
    expect(await repeat(context, ROUNDS, () => race({ api, fronts: [api] }))).toBe(ROUNDS);
  });
});

describe.skipIf(!hasPostgres())('races of two servers on PostgreSQL', () => {
  let database: TestDatabase;
  let proxy: BreakableProxy;
  const engines: Engine[] = [];
  const servers: TestApi[] = [];
  beforeAll(async () => {
    database = await marketDatabase();
    const far = new URL(database.url);
    proxy = await startProxy({ host: far.hostname, port: Number(far.port) }, { delay: DISTANCE });
    far.host = `127.0.0.1:${proxy.port}`;
    for (const url of [database.url, far.href, far.href]) engines.push(openPostgres(url, () => {}));
    const near = await startApi(engines[0]!);
    servers.push(near);
    for (const engine of engines.slice(1))
      servers.push(await startApi(engine, { signingKey: near.signingKey }));
  });
  afterAll(async () => {
    for (const { app } of servers) await app.close();
    for (const engine of engines) await engine.close();
    await proxy.cut();
    await database.drop();
  });

  test.for(races)('%s', async ([, race], context) => {
    const [api, ...fronts] = servers;
    expect(await repeat(context, ROUNDS, () => race({ api: api!, fronts }))).toBe(ROUNDS);
  });
});
