/** Median, the lower one of an even number; NaN for an empty list. */
export const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;

/** Quotient with two decimals, such as "1.50 ×". */
export const formatRatio = (value: number, of: number): string => `${(value / of).toFixed(2)} ×`;

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const precise = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });

/** Number with three significant digits and thousands separators. */
export const formatSignificant = (value: number): string =>
  value >= 100 ? grouped.format(value) : precise.format(Number(value.toPrecision(3)));

/** Text table with aligned columns: the first left, the others right. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const cell = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(cell).join('  ').trimEnd()).join('\n');
}
