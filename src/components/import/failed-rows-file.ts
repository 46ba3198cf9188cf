import { SHEET_COLUMNS } from '../../../contract/import/sheet-cells.ts';
import { IMPORT_SHEET_NAME } from '../../../contract/import/import-sheet.ts';
import type { ProductImport } from '../../../contract/import/product-import.ts';
import type { SpreadsheetContent } from '../../machines/producer/stores/spreadsheet-download.machine.ts';
import { importColumnLabel, storeImportMessages } from './store-import.messages.ts';

/** Sheet of the failed rows with the error of each, to be corrected and imported again. */
export function failedRowsFile({
  failedRows = [],
  errors,
}: Pick<ProductImport, 'failedRows' | 'errors'>): SpreadsheetContent {
  const faultOf = (row: number) =>
    errors
      .filter((error) => error.row === row)
      .map(({ column, message }) => `${importColumnLabel(column)}: ${message}`)
      .join(' · ');
  return {
    name: IMPORT_SHEET_NAME,
    rows: [
      [...SHEET_COLUMNS, storeImportMessages.faultColumn],
      ...failedRows.map(({ row, cells }) => [
        ...SHEET_COLUMNS.map((column) => cells[column] ?? ''),
        faultOf(row),
      ]),
    ],
  };
}
