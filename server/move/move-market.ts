import type { Client } from 'pg';
import { BackupError } from '../backup/backup-error.ts';
import { readSchema, readTables, type StoredTable, tableNamesSql } from '../backup/stored-tables.ts';
import { inTransactionOn, withConnection } from '../backup/connection.ts';
import { requireEmpty, withoutRules } from '../backup/load-rows.ts';
import { insertRows, readRows } from '../backup/table-rows.ts';
import { runMigrationsUpTo } from '../db/run-migrations.ts';
import { applyChanges, hashTable, type Horizon, isSameHash, readHorizon } from './changed-rows.ts';
import { endOtherConnections, isReadOnly, makeReadOnly, makeWritable } from './read-only.ts';

/** Passes while the market sells; each is shorter than the one before. */
const PASSES = 3;

const SNAPSHOT = 'begin isolation level repeatable read read only';

interface Sides {
  source: Client;
  target: Client;
  tables: readonly StoredTable[];
}

/** Result of a move. */
export interface Moved {
  tables: number;
  rows: number;
  /** Time in ms for which the market could not be written to before the copy was complete. */
  readOnly: number;
}

export interface MoveOptions {
  /** Copies the referenced files that are not copied yet, in the transaction of a snapshot. */
  copyFiles: (source: Client) => Promise<void>;
  /** Monotonic time in ms. */
  elapsed: () => number;
  report: (text: string) => void;
}

async function copyAll({ source, target, tables }: Sides): Promise<void> {
  async function* linesOf(table: StoredTable) {
    for await (const { lines } of readRows(source, table)) yield* lines.trimEnd().split('\n');
  }
  for (const table of tables) await insertRows(target, table, linesOf(table));
}

async function applyAll({ source, target, tables }: Sides, horizon: Horizon): Promise<number> {
  let sum = 0;
  for (const table of tables) {
    const { changed, isSame } = await applyChanges(source, target, table, horizon);
    if (!isSame) throw new BackupError(`The rows of table ${table.name} are not those of the source.`);
    sum += changed;
  }
  return sum;
}

/** Compares all rows of both sides by hashes; the number of rows. */
async function compareAll({ source, target, tables }: Sides): Promise<number> {
  let rows = 0;
  for (const table of tables) {
    const [here, there] = await Promise.all([hashTable(source, table), hashTable(target, table)]);
    if (!isSameHash(here, there))
      throw new BackupError(`The rows of table ${table.name} are not those of the source.`);
    rows += Number(here.rows);
  }
  return rows;
}

/** State of the target: equal to the source's snapshot of this horizon. */
interface Copied {
  horizon: Horizon;
  rows: number;
}

/** Copies everything while the market sells, and then what changed meanwhile. */
async function copyWhileSelling(sides: Sides, { copyFiles, report }: MoveOptions): Promise<Copied> {
  const { source } = sides;
  const pass = (work: () => Promise<void>) =>
    inTransactionOn(source, SNAPSHOT, async () => {
      const horizon = await readHorizon(source);
      await work();
      await copyFiles(source);
      return horizon;
    });
  let rows = 0;
  let horizon = await pass(() => copyAll(sides));
  for (let round = 1; round <= PASSES; round += 1) {
    const since = horizon;
    horizon = await pass(async () => {
      const changed = await applyAll(sides, since);
      report(`Pass ${round}: ${changed} rows had changed.`);
      // All rows are compared once, in the last pass before the market is read-only.
      if (round === PASSES) rows = await compareAll(sides);
    });
  }
  return { horizon, rows };
}

/** Copies what changed since the last pass while nothing can be written; the source stays read-only if all is well. */
async function finish(sides: Sides, horizon: Horizon, { copyFiles, report }: MoveOptions): Promise<void> {
  const { source, tables } = sides;
  // Writers of sessions that began before are over or wait; the snapshot is taken after the locks.
  await inTransactionOn(source, 'begin isolation level repeatable read read write', async () => {
    await source.query(`lock table ${tableNamesSql(tables)} in exclusive mode`);
    const changed = await applyAll(sides, horizon);
    await copyFiles(source);
    report(`Read-only: ${changed} rows had changed.`);
    await endOtherConnections(source);
  });
}

async function requireSameSchema(source: Client, target: Client, targetUrl: string): Promise<void> {
  const found = await readSchema(source);
  if (found?.number === undefined)
    throw new BackupError('The market is of another release: move it with that one.');
  await requireEmpty(target, await readTables(target));
  const there = await readSchema(target);
  if (there !== undefined && (there.number ?? Infinity) > found.number)
    throw new BackupError('The target has the tables of a newer release: move into an empty database.');
  await runMigrationsUpTo(targetUrl, found.number);
}

/** Copies the market in one transaction of the target; the number of rows at the last comparison. */
async function copyMarket(sides: Sides, options: MoveOptions, noteReadOnly: () => void): Promise<number> {
  const { source, target } = sides;
  return inTransactionOn(target, 'begin', async () => {
    const tables = await readTables(target);
    await target.query(`lock table ${tableNamesSql(tables)} in access exclusive mode`);
    await requireEmpty(target, tables);
    let rows = 0;
    await withoutRules(target, tables, async () => {
      const copied = await copyWhileSelling(sides, options);
      rows = copied.rows;
      noteReadOnly();
      await makeReadOnly(source);
      await finish(sides, copied.horizon, options);
    });
    return rows;
  });
}

/**
 * Copies a market into another, empty database while it sells, and makes it read-only for the last changes. Everything
 * happens in one transaction of the target, so a failure or a kill leaves it empty. The source keeps all its rows; it
 * stays read-only after a success, and becomes writable again after a failure. Throws BackupError.
 */
export const moveMarket = (sourceUrl: string, targetUrl: string, options: MoveOptions): Promise<Moved> =>
  withConnection(sourceUrl, (source) =>
    withConnection(targetUrl, async (target) => {
      await requireSameSchema(source, target, targetUrl);
      if (await isReadOnly(source))
        throw new BackupError(
          'The market is read-only, because it was moved: "npx tenderete move --undo" makes it writable again.',
        );
      // Autovacuum gives way to a lock after this time. Only a superuser may set it.
      await source.query(`set deadlock_timeout = '50ms'`).catch(() => {});
      const tables = await readTables(source);
      let began: number | undefined;
      try {
        const rows = await copyMarket({ source, target, tables }, options, () => {
          began = options.elapsed();
        });
        const readOnly = options.elapsed() - (began ?? 0);
        await target.query('analyze');
        return { tables: tables.length, rows, readOnly };
      } catch (error) {
        if (began !== undefined) await makeWritable(source);
        throw error;
      }
    }),
  );
