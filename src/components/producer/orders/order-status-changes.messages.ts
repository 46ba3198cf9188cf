import type { KnownFailure } from '../../../../contract/api/failure.ts';
import type { OrderStatus, ProductOrderStatus } from '../../../../contract/orders/order.ts';
import { ORDER_STATUS_LABELS } from '../../../../contract/orders/order-status.ts';
import type { StatusChangeFailureCode } from '../../../machines/orders/order-changes.machine.ts';
import { failureMessages } from '../../feedback/failure.messages.ts';

/** Labels of the status change buttons, by target status. */
const STATUS_CHANGE_LABELS: Record<
  ProductOrderStatus,
  { one: string; all: string; many: (count: number) => string }
> = {
  pending: {
    one: 'Dejar pendiente',
    all: 'Dejar todo pendiente',
    many: (count) => `Dejar ${count} pendientes`,
  },
  organizing: { one: 'Preparar', all: 'Preparar todo', many: (count) => `Preparar ${count}` },
  ready_to_ship: {
    one: 'Marcar como listo',
    all: 'Marcar todo como listo',
    many: (count) => `Marcar ${count} como listos`,
  },
  shipped: {
    one: 'Marcar enviado',
    all: 'Marcar todo enviado',
    many: (count) => `Marcar ${count} enviados`,
  },
  delivered: {
    one: 'Marcar entregado',
    all: 'Marcar todo entregado',
    many: (count) => `Marcar ${count} entregados`,
  },
  cancelled: { one: 'Cancelar', all: 'Cancelar todo', many: (count) => `Cancelar ${count}` },
};

const label = (status: OrderStatus) => `«${ORDER_STATUS_LABELS[status]}»`;

export const orderStatusChangeMessages = {
  take: (status: ProductOrderStatus, isAll: boolean) => STATUS_CHANGE_LABELS[status][isAll ? 'all' : 'one'],
  takeMany: (status: ProductOrderStatus, count: number) =>
    count === 1 ? STATUS_CHANGE_LABELS[status].one : STATUS_CHANGE_LABELS[status].many(count),
  undo: 'Deshacer',
  undoOf: (of: string) => `Deshacer: ${of}`,
  takeOf: (word: string, of: string) => `${word}: ${of}`,
  held: (count: number) =>
    count === 1
      ? '1 pedido avanza en unos segundos. Puedes deshacerlo.'
      : `${count} pedidos avanzan en unos segundos`,
  undoAll: 'Deshacer todo',
  print: 'Imprimir',
  region: 'Pedidos elegidos',
  chosen: ['elegido', 'elegidos'],
  forget: 'Quitar selección',
  progress: 'Pedidos cambiados',
  under: (done: string, total: string) => `${done} de ${total} pedidos`,
  paused: (done: string, total: string) => `En pausa: ${done} de ${total} pedidos`,
  saved: (count: number) => (count === 1 ? '1 pedido cambiado' : `${count} pedidos cambiados`),
} as const;

export const SESSION_EXPIRED_TEXT = 'Tu sesión ha expirado. Por favor, inicia sesión nuevamente.';
export const FOREIGN_ORDER_TEXT =
  'No tienes permisos para acceder a este pedido. Verifica que seas el productor correcto.';

const refusals = {
  ...failureMessages,
  UNAUTHENTICATED: 'Debes iniciar sesión para actualizar el estado',
  FORBIDDEN: SESSION_EXPIRED_TEXT,
  NOT_OWNER: FOREIGN_ORDER_TEXT,
  NOT_FOUND: 'Este pedido ya no existe.',
} satisfies Record<Exclude<StatusChangeFailureCode | 'INTERNAL', 'INVALID_TRANSITION'>, string>;

/** Refusal message of a status change: the server's message, or one by the current status (R8.10, R8.15). */
export function orderStatusChangeRefusalText(
  { code, message }: KnownFailure<StatusChangeFailureCode | 'INTERNAL'>,
  { to, now }: { to: ProductOrderStatus; now: OrderStatus },
): string {
  if (code === 'INVALID_TRANSITION')
    return message || `No ha pasado a ${label(to)}: ahora está ${label(now)}.`;
  return (code === 'VALIDATION_FAILED' && message) || refusals[code];
}

const listFailures: typeof failureMessages = {
  ...failureMessages,
  UNAUTHENTICATED: SESSION_EXPIRED_TEXT,
  FORBIDDEN: SESSION_EXPIRED_TEXT,
  INTERNAL: 'Error al obtener los pedidos del productor',
};

/** Failure message of loading a producer's orders (R8.15). */
export const producerOrdersFailureText = ({ code, message }: KnownFailure): string =>
  (code === 'CONFLICT' && message) || listFailures[code];
