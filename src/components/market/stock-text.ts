import type { Formatter } from '../../../contract/values/format.ts';

const FEW = 5;

/** Stock in words; `scarce` if few units are left. */
export function stockText(stock: number, { count, number }: Formatter): { text: string; scarce: boolean } {
  if (stock <= 0) return { text: 'Agotado', scarce: true };
  if (stock === 1) return { text: 'Queda 1', scarce: true };
  if (stock <= FEW) return { text: `Quedan ${number(stock)}`, scarce: true };
  return { text: count(stock, 'disponible', 'disponibles'), scarce: false };
}
