export const chartMessages = {
  asTable: 'Ver en tabla',
  day: 'Día',
  taken: 'Vendido',
  toCome: 'Por venir',
  best: (day: string, amount: string) => `Tu mejor día ha sido el ${day}, con ${amount}.`,
};
