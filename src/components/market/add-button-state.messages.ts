/** Reasons why a product cannot be added to the cart. */
export const addRefusals = {
  soldOut: 'No queda ninguno',
  allHeld: 'Ya llevas todos los que quedan',
};

/** Short reason for a card, which has room for one line. */
export function heldStockText(stock: number, held: number): string {
  if (held < stock) return 'Llevas el máximo';
  return stock === 1 ? 'Llevas el último' : 'Llevas todos';
}
