import { createHash } from 'node:crypto';
import { escapeIdentifier } from 'pg';
import type { StoredTable } from './stored-tables.ts';
import type { Connection } from './connection.ts';

/** Rows per step of a cursor. */
const STEP = 500;

/** Size of the lines of one insert statement, in UTF-16 units. */
const BATCH = 1_000_000;

/** Number of rows, and SHA-256 of their lines. */
export interface RowsDigest {
  rows: number;
  sha256: string;
}

/** Digest that grows with each line. */
export function createRowsDigest() {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add(lines: string, count: number): void {
      hash.update(lines);
      rows += count;
    },
    result: (): RowsDigest => ({ rows, sha256: hash.copy().digest('hex') }),
  };
}

/** Sort by the primary key that is equal on every server: texts by their bytes. */
function sortOf({ columns, key }: StoredTable): string {
  const types = new Map(columns.map(({ name, type }) => [name, type]));
  return key
    .map((name) => `source.${escapeIdentifier(name)}${types.get(name) === 'text' ? ' collate "C"' : ''}`)
    .join(', ');
}

/**
 * Rows of a table as lines of JSON, sorted by the primary key, some hundred at a time; for use in a transaction. Each
 * value is a string in PostgreSQL's own text form, which is exact for every type, or null.
 */
export async function* readRows(
  connection: Connection,
  table: StoredTable,
): AsyncGenerator<{ lines: string; count: number }> {
  const values = table.columns.map(({ name }) => {
    const column = escapeIdentifier(name);
    return `source.${column}::text as ${column}`;
  });
  await connection.query(
    `declare backup_rows no scroll cursor for
      select row_to_json((select line from (select ${values.join(', ')}) as line))::text as line
      from ${escapeIdentifier(table.name)} as source order by ${sortOf(table)}`,
  );
  for (;;) {
    const { rows } = await connection.query<{ line: string }>(`fetch ${STEP} from backup_rows`);
    if (rows.length > 0) yield { lines: rows.map(({ line }) => `${line}\n`).join(''), count: rows.length };
    if (rows.length < STEP) break;
  }
  await connection.query('close backup_rows');
}

/** Digest of a table's rows, for use in a transaction. */
export async function digestRows(connection: Connection, table: StoredTable): Promise<RowsDigest> {
  const digest = createRowsDigest();
  for await (const { lines, count } of readRows(connection, table)) digest.add(lines, count);
  return digest.result();
}

/** Inserts lines of `readRows`, about a megabyte in one statement. */
export async function insertRows(
  connection: Connection,
  { name, columns }: StoredTable,
  lines: AsyncIterable<string>,
): Promise<void> {
  const names = columns.map((column) => escapeIdentifier(column.name));
  const values = columns.map(({ type }, index) => `line.${names[index]}::${type}`);
  const statement = `insert into ${escapeIdentifier(name)} (${names.join(', ')})
    select ${values.join(', ')} from json_to_recordset($1::json) as line(${names.map((one) => `${one} text`).join(', ')})`;
  let batch: string[] = [];
  let size = 0;
  const flush = async () => {
    if (batch.length > 0) await connection.query(statement, [`[${batch.join(',')}]`]);
    batch = [];
    size = 0;
  };
  for await (const line of lines) {
    batch.push(line);
    size += line.length;
    if (size >= BATCH) await flush();
  }
  await flush();
}
