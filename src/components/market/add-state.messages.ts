/** Why a product cannot be added to the cart. */
export const addRefusals = {
  soldOut: 'No queda ninguno',
  allHeld: 'Ya llevas todos los que quedan',
};
