import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Engine } from '../../server/db/engine.ts';
import { openPostgres } from '../../server/db/open-postgres.ts';
import { startApi, type TestApi } from '../support/api/api.ts';
import { productsZipOf, goodRows } from '../support/samples/zip-archive.ts';
import { countsOf, openImportScene } from '../support/api/import-scene.ts';
import { type PrivatePostgres, startPostgres } from '../support/postgres/postgres.ts';
import { repeatRounds } from '../support/api/repeat-rounds.ts';

const FALLS = 20;
/** More rows than are read between twenty crashes. */
const ROWS = 6_000;
/** Longer than the lease of an import, in ms. */
const LEASE = 21_000;

describe('a PostgreSQL that falls while an archive is read', () => {
  let postgres: PrivatePostgres;
  let engine: Engine;
  let api: TestApi;
  beforeAll(async () => {
    postgres = await startPostgres({ isDurable: true });
    engine = openPostgres(postgres.url, () => {});
    await engine.migrate();
    api = await startApi(engine);
  });
  afterAll(async () => {
    await api.app.close();
    await engine.close();
    await postgres.stop();
  });

  test('battery 72 O4 it does so 20 times: no row is lost, and none is there twice', async (context) => {
    const { send, reading, toldOf, names } = await openImportScene(api);
    await send(await productsZipOf(...goodRows(ROWS)));
    const readOn = () => reading().catch(() => {});
    await repeatRounds(context, FALLS, async () => {
      const read = readOn();
      await pause(200 + Math.random() * 1_000);
      await postgres.fall();
      await read;
      api.clock.turn(LEASE);
      // Calls are answered with 503 until a probe of the outage has found the database again, once a second.
      const { status, processedProducts } = await vi.waitFor(toldOf, { timeout: 5_000, interval: 100 });
      expect(status).toBe('processing');
      return `fell at ${processedProducts} of ${ROWS} rows`;
    });
    await reading();
    const told = await toldOf();
    expect([told.status, countsOf(told)]).toEqual(['completed', [ROWS, ROWS, 0, 0]]);
    expect((await names()).toSorted()).toEqual(
      Array.from({ length: ROWS }, (_, at) => `Miel ${at + 1}`).toSorted(),
    );
  });
});
