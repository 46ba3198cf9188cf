import { SHEET_COLUMNS } from '../../../contract/import/sheet-cells.ts';
import { IMPORT_SHEET } from '../../../contract/import/import-sheet.ts';
import type { ProductImport } from '../../../contract/import/product-import.ts';
import type { FiguresFile } from '../../machines/producer/stores/spreadsheet-download.machine.ts';
import { columnWord, storeImportMessages } from './store-import.messages.ts';

/** Sheet of the failed rows with the error of each, to be corrected and imported again. */
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
      [...SHEET_COLUMNS, storeImportMessages.faultColumn],
      ...failedRows.map(({ row, cells }) => [
        ...SHEET_COLUMNS.map((column) => cells[column] ?? ''),
        faultOf(row),
      ]),
    ],
  };
}
