/** Apart from the list's own words: they come with a search alone. */
export const besideResultsMessages = {
  seeing: 'Estás viendo lo que hay de',
  inPart: (q: string) => `Nada tiene todas las palabras de «${q}». Esto tiene alguna.`,
  storesOf: (q: string) => `Puestos para «${q}»`,
};
