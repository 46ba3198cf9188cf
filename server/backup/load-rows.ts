import { escapeIdentifier } from 'pg';
import { BackupError } from './backup-error.ts';
import { findNonEmptyTable, readTables, type StoredTable, tableNamesSql } from './stored-tables.ts';
import { type Connection, inTransactionOn } from './connection.ts';
import { digestRows, insertRows, type RowsDigest } from './table-rows.ts';

/** Rows to load: by table, with the digests that the loaded tables must have. */
export interface RowSource {
  digests: Readonly<Record<string, RowsDigest>>;
  linesOf(table: string): AsyncIterable<string>;
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

const FOREIGN_KEYS = `
  select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`;

/** Refuses a target that holds anything. Throws BackupError. */
export async function requireEmpty(connection: Connection, tables: readonly StoredTable[]): Promise<void> {
  const filled = await findNonEmptyTable(connection, tables);
  if (filled === undefined) return;
  throw new BackupError(
    `The market is not empty (table ${filled}), and stays as it is: a backup is restored into an empty market only.`,
  );
}

function requireSameTables(tables: readonly StoredTable[], { digests }: RowSource): void {
  const found = tables.map(({ name }) => name);
  const wanted = Object.keys(digests);
  const differing = [...found, ...wanted].find((name) => !(found.includes(name) && wanted.includes(name)));
  if (differing === undefined) return;
  throw new BackupError(`The tables of the backup and of the database differ (${differing}).`);
}

async function requireDigests(
  connection: Connection,
  tables: readonly StoredTable[],
  { digests }: RowSource,
): Promise<void> {
  for (const table of tables) {
    const wanted = digests[table.name];
    const found = await digestRows(connection, table);
    if (found.rows !== wanted?.rows || found.sha256 !== wanted.sha256)
      throw new BackupError(`The rows of table ${table.name} are not those of the backup.`);
  }
}

/**
 * Runs `work` in a transaction without triggers and foreign keys, for rows that are complete. The foreign keys are made
 * again at the end, so PostgreSQL checks them all; that needs the owner of the tables, no superuser.
 */
export async function withoutRules(
  connection: Connection,
  tables: readonly StoredTable[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows: foreignKeys } = await connection.query<ForeignKey & Record<string, unknown>>(FOREIGN_KEYS);
  for (const { table, name } of foreignKeys)
    await connection.query(`alter table ${table} drop constraint ${escapeIdentifier(name)}`);
  const setTriggers = async (state: 'disable' | 'enable') => {
    for (const { name } of tables)
      await connection.query(`alter table ${escapeIdentifier(name)} ${state} trigger user`);
  };
  await setTriggers('disable');
  await work();
  await setTriggers('enable');
  for (const { table, name, definition } of foreignKeys)
    await connection.query(`alter table ${table} add constraint ${escapeIdentifier(name)} ${definition}`);
}

/**
 * Loads rows into an empty database of the same schema, all or none. Throws BackupError for a database that is not empty,
 * or if the loaded rows are not those of the source.
 */
export async function loadRows(connection: Connection, source: RowSource): Promise<void> {
  const tables = await readTables(connection);
  requireSameTables(tables, source);
  await inTransactionOn(connection, 'begin', async () => {
    await connection.query(`lock table ${tableNamesSql(tables)} in access exclusive mode`);
    await requireEmpty(connection, tables);
    await withoutRules(connection, tables, async () => {
      for (const table of tables) await insertRows(connection, table, source.linesOf(table.name));
    });
    await requireDigests(connection, tables, source);
  });
}
