import { addressOf } from '../../../contract/shell/screen-at.ts';
import type { PathFor } from '../../../contract/screens.ts';

/** The heading of each screen that a consumer has behind the login. */
const HEADINGS: Record<PathFor<'consumer' | 'member'>, string | RegExp> = {
  '/cart': 'Tu carrito',
  '/checkout': 'Tramitar pedido',
  '/orders': 'Tus pedidos',
  '/orders/$id': /^Pedido /,
  '/order-confirmation/$orderId': '¡Gracias! Tu pedido está en marcha',
  '/profile': 'Tu cuenta',
};

/** Their addresses; where it takes an order, with this one. */
export const consumerScreens = (orderId: string) =>
  Object.entries(HEADINGS).map(([path, title]) => ({ path: addressOf(path, orderId), title }));
