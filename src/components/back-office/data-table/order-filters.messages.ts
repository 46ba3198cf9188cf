import type { OrderStatus } from '../../../../contract/orders/order.ts';
import { ORDER_STATUS_LABELS, ORDER_STATUSES } from '../../../../contract/orders/order-status.ts';

export const orderFilterMessages = {
  search: 'Buscar pedidos',
  searchHint: 'Número, cliente o producto',
  filters: 'Filtros',
  state: 'Estado',
  all: 'Todos',
  store: 'Puesto',
  everywhere: 'Todos',
  /** Label of a store whose name is not loaded yet. */
  oneStore: 'Un puesto',
};

export const ORDER_STATUS_OPTIONS: readonly { value: OrderStatus | undefined; word: string }[] = [
  { value: undefined, word: orderFilterMessages.all },
  ...ORDER_STATUSES.map((value) => ({ value, word: ORDER_STATUS_LABELS[value] })),
];
