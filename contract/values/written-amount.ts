/** An amount as it is written in a field: 9.5 → "9,5"; '' for none. */
export const writtenAmount = (amount: number | undefined): string =>
  amount === undefined ? '' : String(amount).replace('.', ',');
