/** Said of a product that was just put into the cart, with how many of it the cart holds now. */
export const additionText = (name: string, held: number) => `${name}, en el carrito. Llevas ${held}.`;
