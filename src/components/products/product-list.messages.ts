import type { ProductSort } from '../../../contract/catalogue/product-sort.ts';

/** Labels of the product sorts, in display order. */
export const productSortLabels = {
  newest: 'Lo último',
  price_asc: 'Precio: de menor a mayor',
  price_desc: 'Precio: de mayor a menor',
  name: 'Nombre',
  ending_soon: 'Cierra pronto',
  relevance: 'Relevancia',
} satisfies Record<ProductSort, string>;

export const productListMessages = {
  title: 'Todo lo que hay en los puestos',
  search: 'Buscar productos',
  searchHere: 'Buscar entre estos productos',
  sort: 'Ordenar por',
  filters: 'Filtros',
  results: 'Resultados',
  resultsOf: (q: string) => `Resultados de «${q}»`,
  categories: 'Qué venden',
  alsoSoon: 'Ver también lo que abre pronto',
  onlyNow: 'Solo lo que se puede comprar hoy',
  onlyIn: (store: string) => `Solo en ${store}`,
  item: 'producto',
  items: 'productos',
  bare: 'Los puestos aún están vacíos',
  bareHint: 'Vuelve cuando abra el próximo.',
  beyond: 'Hasta aquí llegan los puestos',
  beyondHint: 'Esta página ya no tiene productos.',
  firstPage: 'Ver la primera página',
  allStores: 'Ver los puestos',
};
