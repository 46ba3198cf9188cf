import type { ImportColumn } from './import-sheet.ts';

/** Row of the sheet in the preview before upload: cells by column, product name as plain text, and errors. */
export interface ExaminedRow {
  number: number;
  cells: Partial<Record<ImportColumn, string>>;
  faults: readonly { column: ImportColumn; message: string }[];
}

/**
 * Missing pictures of a sheet without pictures: the first few names, their number, and the affected rows without other
 * errors. `hasChanges`: rows that change a product are among the rows that name them.
 */
export interface MissingPictures {
  rows: number;
  count: number;
  names: readonly string[];
  hasChanges: boolean;
}

/**
 * Result of the ZIP check in the browser before the upload. It applies the server's rules, except those that need the
 * content of the pictures. `shown` has the rows with errors and the first valid rows, up to a display limit. Row errors
 * of a sheet without pictures omit what `lacking` summarizes.
 */
export type ArchiveExamination =
  | {
      verdict: 'readable';
      /** Doubtful points of the sheet, as messages for display. */
      warnings: readonly string[];
      rows: number;
      wrongRows: number;
      pictures: number;
      /** Pictures that no row names: their number and the first few names. */
      unused: { count: number; names: readonly string[] };
      /** Null if the ZIP contains pictures, or if no picture is missing. */
      lacking: MissingPictures | null;
      shown: readonly ExaminedRow[];
    }
  /** The ZIP cannot be imported; `message` has the reason for display. */
  | { verdict: 'unusable'; message: string }
  /** Only the server can read this ZIP format. */
  | { verdict: 'unknown' };
