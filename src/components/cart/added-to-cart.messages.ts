/** Toast after adding a product, with its quantity in the cart. */
export const additionText = (name: string, held: number) => `${name}, en el carrito. Llevas ${held}.`;
