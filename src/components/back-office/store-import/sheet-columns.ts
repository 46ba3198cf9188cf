import {
  IMPORT_COLUMNS,
  IMPORT_ID,
  OPTIONAL_IMPORT_COLUMNS,
} from '../../../../contract/products/import-sheet.ts';

/** All columns of a sheet that goes back to its producer, in their order. */
export const SHEET_COLUMNS = [...IMPORT_COLUMNS, ...OPTIONAL_IMPORT_COLUMNS, IMPORT_ID] as const;
