import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/db/database.ts';
import { rowsOf } from '../../../server/db/database.ts';

/** Digest of every table's rows, except the counted attempts; equal digests mean that nothing was written. */
export async function fingerprint(db: Database): Promise<Record<string, string>> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select tablename::text as name from pg_tables where schemaname = 'public' and tablename <> 'attempts' order by 1`,
  );
  const digests = tables.map(
    ({ name }) =>
      sql`select ${name} as name, coalesce(md5(string_agg(row::text, '' order by row::text)), '') as digest from ${sql.identifier(name)} as row`,
  );
  const found = await rowsOf<{ name: string; digest: string }>(db, sql.join(digests, sql` union all `));
  return Object.fromEntries(found.map(({ name, digest }) => [name, digest]));
}
