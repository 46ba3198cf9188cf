import { CART_SETTINGS } from '../../../contract/limits.ts';
import type { CartFailureCode, CartRefusal, MergeSummary } from '../../machines/cart/cart.types.ts';
import { failureMessages } from '../feedback/failure.messages.ts';

/** Refusal messages of cart changes that were rolled back (R8.7). */
export const cartFailureMessages = {
  ...failureMessages,
  FORBIDDEN: 'No tienes permisos de consumidor para realizar esta acción.',
  CONFLICT: `En el carrito caben ${CART_SETTINGS.maxLines} productos distintos como mucho.`,
  NOT_FOUND: 'Este producto ya no está disponible.',
  VALIDATION_FAILED: 'Datos inválidos: revisa el producto y la cantidad.',
  STORE_CLOSED: 'La tienda no está disponible para compras',
  INSUFFICIENT_STOCK: 'No hay suficiente stock disponible para este producto.',
  INVALID_PRODUCT_ID: 'Datos inválidos: el producto no es válido.',
  INVALID_QUANTITY: `Datos inválidos: la cantidad debe ser un número entero entre 1 y ${CART_SETTINGS.maxQuantity}.`,
  INVALID_ITEM_ID: 'Datos inválidos: el artículo no es válido.',
} satisfies Record<CartFailureCode, string>;

/** Refusal message with the product name if known. CONFLICT and field errors use the server's message. */
export function cartRefusalText({ code, errors, message, name }: CartRefusal): string {
  const faults = errors.map(({ message }) => message).join(' ');
  const said =
    (code === 'CONFLICT' && message) ||
    (code === 'VALIDATION_FAILED' && faults && `Datos inválidos: ${faults}`);
  const text = said || cartFailureMessages[code];
  return name ? `${name}: ${text}` : text;
}

/** Toast after the local cart was merged into the consumer's (R4.18). */
export function cartMergeText({ arrived, clamped, left }: MergeSummary): string {
  const parts = [
    ...(arrived.length + clamped.length > 0
      ? ['Hemos juntado lo que llevabas con el carrito de tu cuenta.']
      : []),
    ...(clamped.length > 0
      ? ['De algún producto no quedaban tantas unidades: hemos puesto las que hay.']
      : []),
    ...(left.length > 0 ? ['Algún producto no lo hemos podido añadir.'] : []),
  ];
  return parts.join(' ');
}

/** Message about stored cart lines that could not be read. */
export const cartLinesLostText = (count: number): string =>
  count === 1
    ? 'No hemos podido recuperar una parte de tu carrito. Revísalo, por favor.'
    : `No hemos podido recuperar ${count} productos de tu carrito. Revísalo, por favor.`;
