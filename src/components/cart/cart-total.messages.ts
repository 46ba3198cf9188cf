/** Number of lines to fix before the order, in words. */
export const blockedLinesText = (count: number): string =>
  `${count === 1 ? 'Hay un producto que revisar' : `Hay ${count} productos que revisar`} antes de tramitar el pedido.`;

/** Number of lines with a changed price, in words; the shopper accepts the prices at the checkout (R8.8). */
export const repricedLinesText = (count: number): string =>
  count === 1
    ? 'Un producto ha cambiado de precio: confirmas el nuevo al tramitar el pedido.'
    : `${count} productos han cambiado de precio: confirmas los nuevos al tramitar el pedido.`;
