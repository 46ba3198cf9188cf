/** Notice about cart changes that wait for the connection (R4.17). */
export const unsentCartChangesText = (count: number): string =>
  count === 1
    ? 'Sin conexión con el mercado. Guardamos aquí tu último cambio y lo enviaremos en cuanto vuelva.'
    : `Sin conexión con el mercado. Guardamos aquí tus cambios en ${count} productos y los enviaremos en cuanto vuelva.`;
