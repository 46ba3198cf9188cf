/** Separate file: these texts load with the first search or filter. */
export const filteredResultsMessages = {
  seeing: 'Estás viendo lo que hay de',
  inPart: (q: string) => `Nada tiene todas las palabras de «${q}». Esto tiene alguna.`,
  storesOf: (q: string) => `Puestos para «${q}»`,
  noneOf: (q: string) => `No hay nada de «${q}»`,
  active: 'Filtros puestos',
  remove: 'Quitar filtro:',
  removeAll: 'Quitar filtros',
  empty: 'Aquí no hay nada que coincida',
  emptyHint: 'Prueba con otra palabra o quita algún filtro.',
  searchAll: (q: string) => `Buscar «${q}» en todo el mercado`,
  allProducts: 'Ver todos los productos',
};
