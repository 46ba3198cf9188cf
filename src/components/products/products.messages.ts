import type { CommonFailure, KnownFailure } from '../../../contract/failure.ts';
import type { ProductSort } from '../../../contract/product-sort.ts';
import { failureMessages, failureText } from '../feedback/failure.messages.ts';

const productMessages = {
  ...failureMessages,
  NOT_FOUND: 'Este producto ya no está en el mercado.',
} satisfies Record<CommonFailure, string>;

/** Why a product or the list of products did not come. */
export const productFailureText = (failure: KnownFailure): string =>
  failure.code === 'NOT_FOUND' ? productMessages.NOT_FOUND : failureText(failure);

/** The orders in which products can be listed, as they are offered. */
export const productSortLabels = {
  newest: 'Lo último',
  price_asc: 'Precio: de menor a mayor',
  price_desc: 'Precio: de mayor a menor',
  name: 'Nombre',
  ending_soon: 'Cierra pronto',
} satisfies Record<ProductSort, string>;

export const productListMessages = {
  search: 'Buscar productos',
  searchHere: 'Buscar entre estos productos',
  sort: 'Ordenar por',
  price: 'Precio',
  minPrice: 'Desde',
  maxPrice: 'Hasta',
  apply: 'Ver estos precios',
  active: 'Filtros puestos',
  remove: 'Quitar filtro:',
  removeAll: 'Quitar filtros',
  results: 'Resultados',
  empty: 'Aquí no hay nada que coincida.',
  emptyHint: 'Prueba con otra palabra o quita algún filtro.',
  bare: 'Los puestos aún están vacíos.',
  bareHint: 'Vuelve cuando abra el próximo.',
  beyond: 'Hasta aquí llegan los puestos.',
  beyondHint: 'Esta página ya no tiene productos.',
  firstPage: 'Ver la primera página',
  allStores: 'Ver los puestos',
};

export const productPageMessages = {
  title: 'Producto',
  coming: 'Cargando el producto',
  gone: 'Este producto ya no está',
  goneHint: 'Puede que se haya agotado o que su puesto haya recogido. Los demás siguen aquí.',
  goneAction: 'Ver los productos',
  exclusive: 'Solo en este puesto',
  producer: 'Hecho por',
  pictures: 'Imágenes del producto',
  quantity: 'Cantidad',
  add: 'Añadir al carrito',
  adding: 'Añadiendo…',
  added: 'Añadido al carrito',
  toCart: 'Ver el carrito',
  closed: 'La tienda no está disponible para compras',
  soldOut: 'No queda ninguno',
  allHeld: 'Ya llevas todos los que quedan',
};
