/** Label of the remedy button, by the remaining quantity. */
export const remedyLabel = (remedy: number): string => (remedy > 0 ? `Dejar ${remedy}` : 'Quitar del pedido');
