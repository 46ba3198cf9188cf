import type { OrderStatsPeriod } from '../../../../contract/producer/order-stats-period.ts';
import type { Role } from '../../../../contract/account/role.ts';

export const orderFiguresMessages = {
  title: 'Cifras de pedidos',
  back: 'Pedidos',
  coming: 'Cargando las cifras',
  unavailable: 'No hemos podido traer las cifras',
  period: 'Periodo',
  last: (days: OrderStatsPeriod) => `Últimos ${days} días`,
  totals: 'En total',
  averageOrder: 'Pedido medio',
  hoursToSend: 'Del pedido al envío',
  hoursHint: 'La mitad de tus pedidos sale en menos de esto.',
  noneBefore: (range: string) => `En los días anteriores (${range}) no hubo pedidos con los que comparar.`,
  notSent: 'Sin envíos',
  cancelledOrders: 'Cancelados',
  states: 'Por dónde van',
  stores: 'Por puesto',
  noStore: 'Sin puesto',
  cancellations: 'Lo que se canceló',
  noCancellations: 'En estos días no se ha cancelado nada.',
  who: 'Quién',
  why: 'Por qué',
  noWord: 'Sin motivo indicado',
  /** Abbreviated for a narrow column header. */
  units: 'Uds.',
  state: 'Estado',
  store: 'Puesto',
  empty: 'Ningún pedido en estos días',
  emptyHint: 'Cuando te compren algo, aquí verás qué te piden, cuánto tardas en enviarlo y qué se cancela.',
  emptyGo: 'Ver los pedidos',
};

/** Actor of a cancellation, from the producer's point of view. */
export const CANCELLER_LABELS: Record<Role | 'unknown', string> = {
  consumer: 'El cliente',
  producer: 'Tú',
  admin: 'El mercado',
  unknown: 'No se sabe',
};
