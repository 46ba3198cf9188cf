/** Toast after adding a product, with its quantity in the cart. */
export const addedToCartText = (name: string, held: number) => `${name}, en el carrito. Llevas ${held}.`;
