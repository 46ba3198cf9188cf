import type { ImportColumn } from './import-sheet.ts';

/** A row of the sheet as it will be read: what it says by column, the name of a good one in plain text, and what is wrong with it. */
export interface ExaminedRow {
  number: number;
  cells: Partial<Record<ImportColumn, string>>;
  faults: readonly { column: ImportColumn; message: string }[];
}

/**
 * The pictures that a sheet which came alone names and that nobody has, the first few by name: how many, in how many rows that are good but
 * for them, and whether rows that change a product are among those that name one.
 */
export interface MissingPictures {
  rows: number;
  count: number;
  names: readonly string[];
  hasChanges: boolean;
}

/**
 * What a browser finds in an archive before it is sent: by the server's own rules, but for what only the server looks at, the
 * pictures themselves. `shown` are the rows with something wrong and the first that are good, as many as anybody reads; the faults of a
 * sheet that came alone are without what `lacking` says once of all its rows.
 */
export type ArchiveExamination =
  | {
      verdict: 'readable';
      /** What of the sheet is doubtful, in sentences fit to show. */
      warnings: readonly string[];
      rows: number;
      wrongRows: number;
      pictures: number;
      /** Pictures that no row names, of which the first few are named. */
      unused: { count: number; names: readonly string[] };
      /** Null where pictures came with the sheet, or it names none that are missing. */
      lacking: MissingPictures | null;
      shown: readonly ExaminedRow[];
    }
  /** The whole of it is of no use: why, in a sentence fit to show. */
  | { verdict: 'unusable'; message: string }
  /** It is made in a way that only the server can look into. */
  | { verdict: 'unknown' };
