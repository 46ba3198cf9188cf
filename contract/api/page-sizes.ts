/** How many rows a page of a table of work may be asked to hold, beside what it holds unless said. */
export const PAGE_SIZES = [25, 50, 100] as const;

/** What the question of a table of work says beside what is looked for. */
export interface TableQuery {
  offset?: number | undefined;
  /** How many rows a page holds, where somebody chose it. */
  rows?: number | undefined;
}
