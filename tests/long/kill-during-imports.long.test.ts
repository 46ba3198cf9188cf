import { describe, expect, test } from 'vitest';
import { killWhileReading, outcomeOf, sendArchive, expectedImportOutcome } from '../races/import-kills.ts';
import { DATABASE_KINDS, makeCrashTestMarket } from '../support/api/crash-test-market.ts';
import { repeatRounds } from '../support/api/repeat-rounds.ts';

const ROUNDS = 50;
/** More rows than are read between fifty kills. */
const ROWS = 9_000;

describe.each(DATABASE_KINDS)('kill -9 (%s PostgreSQL)', (kind) => {
  test('battery 72 O4 50 kills while one archive is read: no row is lost, and none is there twice', async (context) => {
    const market = await makeCrashTestMarket(kind, { consumers: 0, stores: 1 });
    try {
      const [storeId = ''] = market.stores.map(({ id }) => id);
      let server = await market.start();
      await sendArchive(server, market, storeId, ROWS);
      await repeatRounds(context, ROUNDS, async () => {
        const { next, upload } = await killWhileReading(server, market, storeId, 400);
        server = next;
        expect(upload.status).toBe('processing');
        return `killed at ${upload.processedProducts} of ${upload.totalProducts} rows`;
      });
      expect(await outcomeOf(server, market, storeId)).toEqual(expectedImportOutcome(ROWS));
    } finally {
      await market.remove();
    }
  });
});
