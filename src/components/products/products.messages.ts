import type { CommonFailure, KnownFailure } from '../../../contract/failure.ts';
import type { ProductSort } from '../../../contract/product.ts';
import { failureMessages, failureText } from '../feedback/failure.messages.ts';

export const productMessages = {
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
  empty: 'Aquí no hay nada que coincida.',
  emptyHint: 'Prueba con otra palabra o quita algún filtro.',
  retry: 'Reintentar',
};
