/** What the question of a table says of how it is shown, not of what is looked for. */
const SHOWN = new Set(['offset', 'rows', 'sort', 'order', 'sortBy', 'sortOrder']);

/** Whether a list is asked for some of what there is. */
export const isFiltered = (query: object): boolean =>
  Object.entries(query).some(([name, asked]) => !SHOWN.has(name) && asked !== undefined && asked !== '');
