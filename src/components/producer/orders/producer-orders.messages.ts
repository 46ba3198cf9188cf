import type { OrderStatus } from '../../../../contract/orders/order.ts';

export const producerOrdersMessages = {
  title: 'Pedidos',
  waiting: (pending: number) => (pending > 0 ? `(${pending}) Pedidos` : 'Pedidos'),
  state: 'Estado',
  results: 'Pedidos de tus productos',
  coming: 'Cargando los pedidos',
  item: 'pedido',
  items: 'pedidos',
  beyond: 'Aquí ya no hay más pedidos',
  beyondHint: 'La lista termina antes de esta página.',
  firstPage: 'Ir a la primera página',
  bare: 'Aún no hay pedidos',
  bareHint: 'Cuando alguien compre en tu puesto, su pedido llegará aquí solo. No hace falta recargar.',
  share: 'Ver tus puestos',
  figures: 'Cifras',
  chime: {
    word: 'Avisarme con sonido',
    name: 'Avisarme con sonido de cada pedido nuevo',
    when: 'Suena mientras tengas esta página abierta, también desde otra pestaña.',
  },
  tooMuch: (most: string) => `Son más de ${most} pedidos: elige unas fechas y descárgalos por partes.`,
  none: 'Ningún pedido coincide',
  noneHint: 'Prueba con otra palabra o quita algún filtro.',
  unfiltered: 'Ver todos los pedidos',
  order: 'Pedido',
  buyer: 'Cliente',
  goods: 'Qué',
  total: 'Total',
  next: 'Siguiente paso',
  fresh: 'Nuevo',
  choosePage: 'Elegir todos los de esta página',
  choose: (number: string) => `Elegir el pedido ${number}`,
  open: (number: string) => `Pedido ${number}`,
  more: (count: number) => `y ${count} más`,
};

const MINUTE = 60_000;

/** Period in which an order counts as new, in ms. */
const FRESH = 10 * MINUTE;

/** The order is recent and still pending; `now` in ms UTC. */
export const isNewOrder = (
  { status, createdAt }: { status: OrderStatus; createdAt: string },
  now: number,
): boolean => status === 'pending' && now - Date.parse(createdAt) < FRESH;
