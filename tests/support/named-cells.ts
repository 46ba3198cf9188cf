import { expect } from 'vitest';

const namesIn = (row: Element | null) =>
  [...(row?.children ?? [])].map((cell) => cell.getAttribute('data-cell'));

/**
 * Expects every cell of a table with named cells to have a name, that of its column where the column has one: styles and
 * hidden columns go by those names.
 */
export function expectNamedCells(): void {
  for (const table of document.querySelectorAll('table:has([data-cell])')) {
    const columns = namesIn(table.querySelector('thead tr'));
    for (const row of table.querySelectorAll('tbody tr'))
      expect(namesIn(row)).toEqual(columns.map((name) => name ?? expect.any(String)));
  }
}
