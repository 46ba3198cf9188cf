/** Why a product cannot be added to the cart. */
export const addRefusals = {
  soldOut: 'No queda ninguno',
  allHeld: 'Ya llevas todos los que quedan',
};

/** The same on a card, where there is a line for it and no more. */
export function heldText(stock: number, held: number): string {
  if (held < stock) return 'Llevas el máximo';
  return stock === 1 ? 'Llevas el último' : 'Llevas todos';
}
