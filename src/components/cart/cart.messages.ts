import { CART } from '../../../contract/limits.ts';
import type { CartFailureCode, CartRefusal, MergeSummary } from '../../machines/cart/cart.types.ts';
import { failureMessages } from '../feedback/failure.messages.ts';

/** Why a change of the cart was taken back (R8.7). */
export const cartMessages = {
  ...failureMessages,
  FORBIDDEN: 'No tienes permisos de consumidor para realizar esta acción.',
  NOT_FOUND: 'Este producto ya no está disponible.',
  VALIDATION_FAILED: 'Datos inválidos: revisa el producto y la cantidad.',
  INSUFFICIENT_STOCK: 'No hay suficiente stock disponible para este producto.',
  INVALID_PRODUCT_ID: 'Datos inválidos: el producto no es válido.',
  INVALID_QUANTITY: `Datos inválidos: la cantidad debe ser un número entero entre 1 y ${CART.maxQuantity}.`,
  INVALID_ITEM_ID: 'Datos inválidos: el artículo no es válido.',
} satisfies Record<CartFailureCode, string>;

/** A refusal in words, with the product's name where it is known; the fields at fault in the server's own words. */
export function cartRefusalText({ code, errors, name }: CartRefusal): string {
  const faults = errors.map(({ message }) => message).join(' ');
  const text = code === 'VALIDATION_FAILED' && faults ? `Datos inválidos: ${faults}` : cartMessages[code];
  return name ? `${name}: ${text}` : text;
}

/** What a shopper is told when the local cart has joined theirs; null when every line arrived whole (R4.18). */
export function cartMergeText({ clamped, left }: MergeSummary): string | null {
  const parts = [
    ...(clamped.length > 0
      ? ['De algunos productos no quedaban tantas unidades: hemos puesto las que hay.']
      : []),
    ...(left.length > 0 ? ['Algunos productos ya no están disponibles y no se han podido añadir.'] : []),
  ];
  return parts.length > 0 ? parts.join(' ') : null;
}

export const cartLinesLostText = 'Parte de tu carrito no se pudo recuperar. Revísalo, por favor.';
