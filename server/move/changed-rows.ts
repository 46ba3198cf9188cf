import { escapeIdentifier } from 'pg';
import type { StoredTable } from '../backup/stored-tables.ts';
import type { Connection } from '../backup/connection.ts';
import { insertRows } from '../backup/table-rows.ts';

/** Rows per step of a cursor. */
const STEP = 500;

/** Transactions from this one on may be missing in a copy: its number in text form, 32 bits. */
export type Horizon = string;

/**
 * Horizon of a snapshot: the oldest transaction that was not over when it was taken. What that or a later one wrote, its
 * subtransactions included, may be missing in the snapshot.
 */
export async function readHorizon(connection: Connection): Promise<Horizon> {
  const { rows } = await connection.query<{ horizon: string }>(
    `select greatest(pg_snapshot_xmin(pg_current_snapshot())::text::numeric % 4294967296, 3)::text as horizon`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('A snapshot has a horizon.');
  return row.horizon;
}

/** Condition of the rows that were written since a horizon. Their number is compared modulo 2^32, as PostgreSQL does. */
const isRecent = (horizon: Horizon) => `age(source.xmin) <= age('${horizon}'::xid)`;

const keyOf = ({ key }: StoredTable, alias: string) =>
  `(${key.map((name) => `${alias}.${escapeIdentifier(name)}`).join(', ')})`;

const valuesOf = ({ columns }: StoredTable) =>
  columns.map(({ name }) => `source.${escapeIdentifier(name)}::text as ${escapeIdentifier(name)}`).join(', ');

/** Lines of the rows that were written since a horizon, in a transaction of the source. */
async function* changedLines(
  connection: Connection,
  table: StoredTable,
  horizon: Horizon,
): AsyncGenerator<string> {
  await connection.query(
    `declare changed_rows no scroll cursor for
      select row_to_json((select line from (select ${valuesOf(table)}) as line))::text as line
      from ${escapeIdentifier(table.name)} as source where ${isRecent(horizon)}`,
  );
  for (;;) {
    const { rows } = await connection.query<{ line: string }>(`fetch ${STEP} from changed_rows`);
    yield* rows.map(({ line }) => line);
    if (rows.length < STEP) break;
  }
  await connection.query('close changed_rows');
}

/** Number of rows, and two sums of 64-bit halves of their MD5. The order of rows does not matter. */
export interface TableHash {
  rows: string;
  first: string;
  second: string;
}

export const isSameHash = (one: TableHash, other: TableHash): boolean =>
  one.rows === other.rows && one.first === other.first && one.second === other.second;

/** Hash of a table, computed by PostgreSQL; with a horizon, of the rows that were written since. */
export async function hashTable(
  connection: Connection,
  { name, columns }: StoredTable,
  condition = 'true',
): Promise<TableHash> {
  const values = columns.map((column) => `source.${escapeIdentifier(column.name)}`).join(', ');
  const half = (side: 'left' | 'right') =>
    `coalesce(sum(('x' || ${side}(hash, 16))::bit(64)::bigint), 0)::text`;
  const { rows } = await connection.query<TableHash & Record<string, string>>(
    `select count(*)::text as rows, ${half('left')} as first, ${half('right')} as second from (
      select md5(row(${values})::text) as hash from ${escapeIdentifier(name)} as source where ${condition}) as hashed`,
  );
  const [hash] = rows;
  if (hash === undefined) throw new Error('An aggregate has a row.');
  return hash;
}

const countOf = async (connection: Connection, name: string): Promise<number> => {
  const { rows } = await connection.query<{ count: string }>(
    `select count(*)::text as count from ${escapeIdentifier(name)}`,
  );
  return Number(rows[0]?.count);
};

const CHANGED = 'changed_lines';

/** Deletes rows of the target whose keys the source no longer has. */
async function deleteVanished(source: Connection, target: Connection, table: StoredTable): Promise<void> {
  const keys = { ...table, columns: table.columns.filter(({ name }) => table.key.includes(name)) };
  await target.query(`create temporary table source_keys on commit drop as
    select ${table.key.map(escapeIdentifier).join(', ')} from ${escapeIdentifier(table.name)} limit 0`);
  async function* lines() {
    await source.query(
      `declare source_keys no scroll cursor for
        select row_to_json((select line from (select ${valuesOf(keys)}) as line))::text as line
        from ${escapeIdentifier(table.name)} as source`,
    );
    for (;;) {
      const { rows } = await source.query<{ line: string }>(`fetch ${STEP * 20} from source_keys`);
      yield* rows.map(({ line }) => line);
      if (rows.length === 0) break;
    }
    await source.query('close source_keys');
  }
  await insertRows(target, { ...keys, name: 'source_keys' }, lines());
  await target.query(`analyze source_keys`);
  await target.query(
    `delete from ${escapeIdentifier(table.name)} as target where not exists (
      select from source_keys as source where ${keyOf(table, 'source')} = ${keyOf(table, 'target')})`,
  );
  await target.query('drop table source_keys');
}

/** Result of one table's pass. */
export interface PassResult {
  changed: number;
  /** True if the changed rows are the same in source and target now. */
  isSame: boolean;
}

/**
 * Makes a table of the target equal to the source's snapshot, if it was equal to the snapshot of the horizon. No foreign key
 * and no trigger acts on the target. Changed rows are deleted before any is inserted, so unique values can move.
 */
export async function applyChanges(
  source: Connection,
  target: Connection,
  table: StoredTable,
  horizon: Horizon,
): Promise<PassResult> {
  const name = escapeIdentifier(table.name);
  const columns = table.columns.map((column) => escapeIdentifier(column.name)).join(', ');
  await target.query(
    `create temporary table ${CHANGED} on commit drop as select ${columns} from ${name} limit 0`,
  );
  await insertRows(target, { ...table, name: CHANGED }, changedLines(source, table, horizon));
  const changed = await countOf(target, CHANGED);
  const rows = await countOf(source, table.name);
  if (changed > 0)
    await target.query(
      `delete from ${name} as target using ${CHANGED} as source where ${keyOf(table, 'source')} = ${keyOf(table, 'target')}`,
    );
  if ((await countOf(target, table.name)) + changed !== rows) await deleteVanished(source, target, table);
  if (changed > 0) await target.query(`insert into ${name} (${columns}) select ${columns} from ${CHANGED}`);
  const isWhole = (await countOf(target, table.name)) === rows;
  const isSame =
    isWhole &&
    (changed === 0 ||
      isSameHash(
        await hashTable(source, table, isRecent(horizon)),
        await hashTable(
          target,
          table,
          `exists (select from ${CHANGED} as changed where ${keyOf(table, 'changed')} = ${keyOf(table, 'source')})`,
        ),
      ));
  await target.query(`drop table ${CHANGED}`);
  return { changed, isSame };
}
