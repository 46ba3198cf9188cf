import { describe, expect, test } from 'vitest';
import { killWhileReading, outcomeOf, sendArchive, expectedImportOutcome } from '../races/import-kills.ts';
import { DATABASE_KINDS, makeCrashTestMarket } from '../support/api/crash-test-market.ts';

const ROWS = 200;

describe.each(DATABASE_KINDS)('kill -9 (%s PostgreSQL)', (kind) => {
  test('battery 72 O4 an archive that is being read when the server dies loses no row and doubles none', async () => {
    const market = await makeCrashTestMarket(kind, { consumers: 0, stores: 1 });
    try {
      const [storeId = ''] = market.stores.map(({ id }) => id);
      const server = await market.start();
      await sendArchive(server, market, storeId, ROWS);
      const { next, upload } = await killWhileReading(server, market, storeId, 200);
      expect([upload.status, upload.processedProducts < ROWS]).toEqual(['processing', true]);
      expect(await outcomeOf(next, market, storeId)).toEqual(expectedImportOutcome(ROWS));
    } finally {
      await market.remove();
    }
  }, 300_000);
});
