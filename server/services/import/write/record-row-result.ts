import { sql } from 'drizzle-orm';
import type { RowFault } from '../../../../contract/import/import-row.ts';
import type { SheetRow } from '../../../../contract/import/sheet-rows.ts';
import { preparedRowsOf } from '../../../db/prepared-statements.ts';
import type { StagedChange, StagedProduct } from '../../../db/schema-imports.ts';
import { ImportLostError, type ImportTools, type LeasedImport } from './lease.ts';
import type { StoredPictures } from './row-pictures.ts';
import type { ImportCells } from '../../../../contract/import/sheet-cells.ts';

/** Limit in characters, longer than any valid cell, so a shortened cell stays invalid. */
const LONGEST_CELL = 6_000;

/** Cells of a refused row as stored for correction, shortened to a limit. */
const cachedSheet = (cells: ImportCells): ImportCells =>
  Object.fromEntries(
    Object.entries(cells).map(([column, cell]) => [column, cell.slice(0, LONGEST_CELL).toWellFormed()]),
  );

interface Good {
  verdict: 'created' | 'updated';
  kept: StoredPictures;
  /** Staged data that waits for the end of the import. */
  staged: StagedProduct | StagedChange | undefined;
}

interface Refused {
  verdict: 'refused';
  faults: RowFault[];
  /** Names of the uploaded pictures of the row. */
  pictures: readonly string[];
}

/** Result of a processed row: created, updated or refused. */
export type RowResult = { row: SheetRow } & (Good | Refused);

const { placeholder } = sql;
const one = (verdict: RowResult['verdict']) =>
  sql`(${placeholder('verdict')}::text = ${sql.raw(`'${verdict}'`)})::int`;

const statement = () => sql`
  with counted as (
    update product_imports set
      processed_products = processed_products + 1,
      success_count = success_count + 1 - ${one('refused')},
      created_count = created_count + ${one('created')},
      updated_count = updated_count + ${one('updated')},
      error_count = error_count + ${one('refused')},
      picture_bytes = picture_bytes + ${placeholder('bytes')}::bigint,
      tries = 0,
      troubles = 0
    where id = ${placeholder('id')}::uuid and lease = ${placeholder('lease')}::uuid
    returning id
  ), marked as (
    insert into product_import_rows (import_id, row, staged, faults, cells, pictures)
    select id, ${placeholder('row')}::int, ${placeholder('staged')}::jsonb, ${placeholder('faults')}::jsonb,
      ${placeholder('cells')}::jsonb, ${placeholder('pictures')}::text[]
    from counted
  ), taken as (
    update pictures set left_at = null from counted where name = any(${placeholder('names')}::text[])
  )
  select id, case when ${placeholder('late')}::boolean then set_config('synchronous_commit', 'off', true) end from counted`;

const jsonOf = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value));

function valuesOf(mark: RowResult) {
  if (mark.verdict !== 'refused') {
    const { staged, kept } = mark;
    return { staged: jsonOf(staged), faults: null, cells: null, pictures: [], ...kept };
  }
  const cells = jsonOf(cachedSheet(mark.row.cells));
  return { staged: null, faults: jsonOf(mark.faults), cells, pictures: mark.pictures, names: [], bytes: 0 };
}

/**
 * Records a processed row in the transaction that writes it and marks its pictures as used. One statement, because the
 * rows of a sheet are processed in sequence. `mayComeLate` permits an asynchronous commit: after a crash the row is
 * processed again. Throws ImportLostError, without effect, if the import has ended or another worker holds it.
 */
export async function recordRowResult(
  { db }: Pick<ImportTools, 'db'>,
  { id, lease }: LeasedImport,
  mark: RowResult,
  mayComeLate: boolean,
): Promise<void> {
  const { verdict, row } = mark;
  const values = { id, lease, verdict, row: row.number, late: mayComeLate, ...valuesOf(mark) };
  const counted = await preparedRowsOf(db, 'mark_import_row', statement, values);
  if (counted.length === 0) throw new ImportLostError();
}
