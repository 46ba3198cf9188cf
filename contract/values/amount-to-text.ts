/** Amount as a form field value: 9.5 → "9,5"; '' for undefined. */
export const amountToText = (amount: number | undefined): string =>
  amount === undefined ? '' : String(amount).replace('.', ',');
