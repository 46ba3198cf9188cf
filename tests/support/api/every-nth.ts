/** Sample of every n-th value. */
export const everyNth = <T>(count: number, values: readonly T[], from = 0): T[] =>
  values.filter((_, index) => (index + from) % count === 0);
