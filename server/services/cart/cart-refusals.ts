import { CART_SETTINGS } from '../../../contract/limits.ts';
import { Refusal } from '../../http/refusal.ts';

export const unavailableProductRefusal = () =>
  new Refusal('NOT_FOUND', 'Este producto ya no está disponible.');
export const missingCartItemRefusal = () => new Refusal('NOT_FOUND', 'Este artículo no está en tu carrito.');
export const fullCartRefusal = () =>
  new Refusal('CONFLICT', `En el carrito caben ${CART_SETTINGS.maxLines} productos distintos como mucho.`);

/** Refusal of a quantity above the stock or above the maximum of a line (R8.7). */
export function quantityRefusal(quantity: number, stock: number): Refusal {
  if (quantity > stock)
    return new Refusal('INSUFFICIENT_STOCK', 'No hay suficiente stock disponible para este producto.');
  const message = `La cantidad debe ser un número entero entre 1 y ${CART_SETTINGS.maxQuantity}`;
  return new Refusal('INVALID_QUANTITY', message, { errors: [{ field: 'quantity', message }] });
}
