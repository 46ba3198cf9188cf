import {
  IMPORT_COLUMNS,
  IMPORT_ID,
  IMPORT_SHEET,
  OPTIONAL_IMPORT_COLUMNS,
} from '../../../../contract/products/import-sheet.ts';
import type { ProductImport } from '../../../../contract/products/product-import.ts';
import type { FiguresFile } from '../../../machines/store-analytics/figures-file.machine.ts';
import { columnWord, storeImportMessages } from './store-import.messages.ts';

const COLUMNS = [...IMPORT_COLUMNS, ...OPTIONAL_IMPORT_COLUMNS, IMPORT_ID];

/** The rows of an archive that failed, as they were, each with what is wrong with it: a sheet that can be mended and sent. */
export function failedRowsFile({
  failedRows = [],
  errors,
}: Pick<ProductImport, 'failedRows' | 'errors'>): FiguresFile {
  const faultOf = (row: number) =>
    errors
      .filter((error) => error.row === row)
      .map(({ column, message }) => `${columnWord(column)}: ${message}`)
      .join(' · ');
  return {
    name: IMPORT_SHEET,
    rows: [
      [...COLUMNS, storeImportMessages.faultColumn],
      ...failedRows.map(({ row, cells }) => [...COLUMNS.map((column) => cells[column] ?? ''), faultOf(row)]),
    ],
  };
}
