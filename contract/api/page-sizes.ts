/** Page sizes offered by back-office tables, in addition to the default of each table. */
export const PAGE_SIZES = [25, 50, 100] as const;

/** Pagination parameters of a back-office table. */
export interface TableQuery {
  offset?: number | undefined;
  /** Rows per page, if the user chose it. */
  rows?: number | undefined;
}
