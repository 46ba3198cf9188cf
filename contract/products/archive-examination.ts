import type { ImportColumn } from './import-sheet.ts';

/** A row of the sheet as it will be read: what it says by column, and what is wrong with it. */
export interface ExaminedRow {
  number: number;
  cells: Partial<Record<ImportColumn, string>>;
  faults: readonly { column: ImportColumn; message: string }[];
}

/**
 * What a browser finds in an archive before it is sent: by the server's own rules, but for what only the server looks at, the
 * pictures themselves. `shown` are the rows with something wrong and the first that are good, as many as anybody reads.
 */
export type ArchiveExamination =
  | {
      verdict: 'readable';
      rows: number;
      wrongRows: number;
      pictures: number;
      /** Pictures that no row names, of which the first few are named. */
      unused: { count: number; names: readonly string[] };
      shown: readonly ExaminedRow[];
    }
  /** The whole of it is of no use: why, in a sentence fit to show. */
  | { verdict: 'unusable'; message: string }
  /** It is made in a way that only the server can look into. */
  | { verdict: 'unknown' };
