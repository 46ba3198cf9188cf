import { fillPathParameters } from '../../../contract/shell/screen-lookup.ts';
import type { PathFor } from '../../../contract/screens.ts';

/** Headings of the consumer's screens behind the login. */
const HEADINGS: Record<PathFor<'consumer' | 'member'>, string | RegExp> = {
  '/cart': 'Tu carrito',
  '/checkout': 'Tramitar pedido',
  '/orders': 'Tus pedidos',
  '/orders/$id': /^Pedido /,
  '/order-confirmation/$orderId': '¡Gracias! Tu pedido está en marcha',
  '/profile': 'Tu cuenta',
};

/** Addresses of the consumer's screens; those of an order get this id. */
export const consumerScreens = (orderId: string) =>
  Object.entries(HEADINGS).map(([path, title]) => ({ path: fillPathParameters(path, orderId), title }));
