import type { Formatter } from '../../../contract/values/format.ts';
import type { Repurchase, ShortfallReason } from '../../machines/orders/repurchase.rules.ts';

export const repurchaseMessages = {
  action: 'Comprar de nuevo',
  busy: 'Mirando qué queda…',
  none: 'Ahora mismo no se puede comprar nada de este pedido.',
  short: 'Esto no ha podido ser:',
  cart: 'Ver el carrito',
};

/** Number of units added to the cart, in words. */
export function repurchasedUnitsText({ found }: Repurchase, { count }: Pick<Formatter, 'count'>): string {
  const pieces = found.reduce((sum, { quantity }) => sum + quantity, 0);
  if (pieces === 0) return repurchaseMessages.none;
  return `${count(pieces, 'artículo está', 'artículos están')} ya en tu carrito.`;
}

const REASONS: Record<ShortfallReason, string> = {
  GONE: 'ya no está a la venta',
  CLOSED: 'su tienda está cerrada',
  SOLD_OUT: 'se ha agotado',
  ALL_HELD: 'ya llevas todos los que quedan',
  FEWER: 'quedan menos de los que compraste',
};

/** Reason why a line was not added to the cart, or only in part. */
export const shortfallText = ({ name, why, quantity }: Repurchase['short'][number]): string =>
  `${name}: ${REASONS[why]}${why === 'FEWER' ? ` (van ${quantity})` : ''}`;
