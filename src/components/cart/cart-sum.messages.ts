/** How many lines have to be put right before the cart can be ordered. */
export const blockedText = (count: number): string =>
  `${count === 1 ? 'Hay un producto que revisar' : `Hay ${count} productos que revisar`} antes de tramitar el pedido.`;

/** How many lines have another price than when they were put into the cart; the shopper says yes to it at the checkout (R8.8). */
export const repricedText = (count: number): string =>
  count === 1
    ? 'Un producto ha cambiado de precio: confirmas el nuevo al tramitar el pedido.'
    : `${count} productos han cambiado de precio: confirmas los nuevos al tramitar el pedido.`;
