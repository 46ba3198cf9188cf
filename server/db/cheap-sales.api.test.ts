import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeApi } from '../../tests/support/api/api.ts';
import { rowsOf } from './database.ts';

const BEFORE = 2;
const ON_UPDATE = 16;

describeApi('a sale', (api) => {
  test('makes no generated column anew: nothing is triggered before an update of a product', async () => {
    const triggers = await rowsOf(
      api().db,
      sql`select tgname from pg_trigger where tgrelid = 'products'::regclass and not tgisinternal
        and tgtype & ${BEFORE} <> 0 and tgtype & ${ON_UPDATE} <> 0`,
    );
    expect(triggers).toEqual([]);
  });

  test('writes no index: none holds the stock or the version, and pages keep room for the row that it writes', async () => {
    const { db } = api();
    const indexes = await rowsOf(
      db,
      sql`select indexname from pg_indexes where tablename = 'products' and indexdef ~ '\\m(stock|version|edited_version)\\M'`,
    );
    const options = await rowsOf(db, sql`select reloptions from pg_class where oid = 'products'::regclass`);
    expect([indexes, options]).toEqual([[], [{ reloptions: ['fillfactor=80'] }]]);
  });
});
