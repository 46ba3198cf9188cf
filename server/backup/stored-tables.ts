import { escapeIdentifier } from 'pg';
import { appliedHashes, type SchemaVersion, schemaOfHashes } from '../db/schema-version.ts';
import type { Connection } from './connection.ts';

/** Table of the market, with the columns that a backup stores: all but the generated ones. */
export interface StoredTable {
  name: string;
  /** By name, with their SQL types. */
  columns: { name: string; type: string }[];
  /** Columns of the primary key; all columns for a table without one. */
  key: string[];
}

/**
 * Tables that no backup has: the processes write their rows anew, those of jobs from the e-mails and imports. Marks of
 * visitors exist for a day only, and a restored market has other backups.
 */
const TRANSIENT = ['published_assets', 'processes', 'jobs', 'visit_salts', 'visitor_marks', 'backups'];

const TABLES = `
  select tables.relname::text as name,
    (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attname collate "C")
      from pg_attribute where attrelid = tables.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
    (select json_agg(attname order by array_position(keys.indkey::int2[], attnum))
      from pg_index as keys join pg_attribute on attrelid = tables.oid and attnum = any(keys.indkey)
      where keys.indrelid = tables.oid and keys.indisprimary) as key
  from pg_class as tables
  where tables.relnamespace = 'public'::regnamespace and tables.relkind = 'r' and tables.relname <> all ($1)
  order by tables.relname collate "C"`;

/** Tables of the market by name, from the database's catalogue, so that every schema can be read. */
export async function readTables(connection: Connection): Promise<StoredTable[]> {
  type Row = Omit<StoredTable, 'key'> & { key: string[] | null };
  const { rows } = await connection.query<Row>(TABLES, [TRANSIENT]);
  return rows.map(({ key, ...table }) => ({ ...table, key: key ?? table.columns.map(({ name }) => name) }));
}

/** Names of several tables as SQL. */
export const tableNamesSql = (tables: readonly StoredTable[]): string =>
  tables.map(({ name }) => escapeIdentifier(name)).join(', ');

/** Name of a table that holds a row; undefined if all are empty. */
export async function findNonEmptyTable(
  connection: Connection,
  tables: readonly StoredTable[],
): Promise<string | undefined> {
  for (const { name } of tables) {
    const { rows } = await connection.query(`select 1 as found from ${escapeIdentifier(name)} limit 1`);
    if (rows.length > 0) return name;
  }
  return undefined;
}

/** Schema of the database; undefined for one without tables. */
export const readSchema = async (connection: Connection): Promise<SchemaVersion | undefined> =>
  schemaOfHashes(await appliedHashes((text) => connection.query(text)));
