/** What the button says that leaves so many of a line. */
export const remedyLabel = (remedy: number): string => (remedy > 0 ? `Dejar ${remedy}` : 'Quitar del pedido');
