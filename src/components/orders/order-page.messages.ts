import type { Order } from '../../../contract/orders/order.ts';

export const orderPageMessages = {
  loading: 'Cargando el pedido',
  orders: 'Pedidos',
  order: 'Pedido',
  headingOf: (day: string) => `Pedido del ${day}`,
  number: 'N.º',
  placed: 'Hecho el',
  parcelFrom: 'Paquete de',
  unnamedProducer: 'Productor',
  carrier: 'Lo lleva',
  trackingNumber: 'Número de seguimiento:',
  trouble: 'Ha habido un problema',
  troubleWith: (name: string) => `Ha habido un problema con ${name}`,
  sale: 'Quién vende, cómo se paga y cómo te llega',
  agreed: 'Esto es lo que decía el puesto cuando hiciste el pedido.',
  receipt: 'Tu pedido',
  total: 'Total',
  cancelled: 'Cancelado',
  remaining: 'Total sin lo cancelado',
  address: 'Se envía a',
  notes: 'Nota para el reparto',
  history: 'Qué ha pasado',
  wholeOrder: 'Todo el pedido',
  begun: 'Pedido hecho',
  call: 'Llamar',
  write: 'Escribir',
  see: 'Ver el puesto',
  of: (word: string, store: string) => `${word}: ${store}`,
  /** Fallback for the actor's name in the history. */
  actors: { consumer: 'quien compra', producer: 'quien vende', admin: 'el mercado' },
  allOrders: 'Ver tus pedidos',
  notFoundTitle: 'Este pedido no está',
  notFound: 'No encontramos este pedido. Puede que la dirección esté incompleta o que sea de otra cuenta.',
};

/** Postal code, city and province: "46006 Valencia", "42001 Ágreda, Soria". */
export const localityText = ({
  postalCode,
  city,
  state,
}: Pick<Order['shippingInfo'], 'postalCode' | 'city' | 'state'>): string =>
  [`${postalCode} ${city}`, state === city ? '' : state].filter(Boolean).join(', ');
