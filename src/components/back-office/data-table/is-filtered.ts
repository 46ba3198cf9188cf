/** Query parameters about display, not about filters. */
const SHOWN = new Set(['offset', 'rows', 'sort', 'order', 'sortBy', 'sortOrder']);

/** The query has at least one filter or search text. */
export const isFiltered = (query: object): boolean =>
  Object.entries(query).some(([name, asked]) => !SHOWN.has(name) && asked !== undefined && asked !== '');
