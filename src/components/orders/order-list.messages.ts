import type { OrderStatus } from '../../../contract/orders/order.ts';
import { ORDER_STATUS_LABELS, ORDER_STATUSES } from '../../../contract/orders/order-status.ts';
import type { Role } from '../../../contract/account/role.ts';

export const orderListMessages = {
  filter: 'Estado del pedido',
  all: 'Todos',
  dates: 'Fecha del pedido',
  fromDate: 'Desde',
  toDate: 'Hasta',
  anyDate: 'Quitar fechas',
  results: 'Lista de pedidos',
  item: 'pedido',
  items: 'pedidos',
  loading: 'Cargando pedidos',
  products: 'Ver productos',
  beyond: 'Aquí ya no hay más pedidos',
  beyondHint: 'La lista termina antes de esta página.',
  firstPage: 'Ir a la primera página',
  unfiltered: 'Ver todos los pedidos',
  unfilteredHint: 'Los demás siguen donde estaban.',
  order: 'Pedido',
};

export const ORDER_LIST_TITLES: Record<Role, string> = {
  consumer: 'Tus pedidos',
  producer: 'Tus pedidos',
  admin: 'Pedidos del mercado',
};

/** Texts of an empty order list, by role. */
export const EMPTY_ORDER_LIST_TEXTS: Record<Role, { title: string; hint: string }> = {
  consumer: {
    title: 'Todavía no has pedido nada',
    hint: 'Date una vuelta por los puestos: hay cosas que mañana ya no estarán.',
  },
  producer: {
    title: 'Aquí no hay compras tuyas',
    hint: 'Con una cuenta de productor se vende. Para comprar necesitas una cuenta de cliente.',
  },
  admin: { title: 'Todavía no hay pedidos', hint: 'Aparecerán aquí en cuanto alguien compre.' },
};

export const ORDER_FILTERS: readonly { status: OrderStatus | undefined; word: string }[] = [
  { status: undefined, word: orderListMessages.all },
  ...ORDER_STATUSES.map((status) => ({ status, word: ORDER_STATUS_LABELS[status] })),
];

/** Reason for an empty filtered list. */
export function noMatchingOrdersText(status: OrderStatus | undefined, hasDates: boolean): string {
  const which = status ? ` «${ORDER_STATUS_LABELS[status].toLowerCase()}»` : '';
  return `No hay ningún pedido${which}${hasDates ? ' en esas fechas' : ''}`;
}
