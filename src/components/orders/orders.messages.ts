import type { KnownFailure } from '../../../contract/api/failure.ts';
import { canConsumerCancelOrder } from '../../../contract/lifecycles/order.lifecycle.ts';
import type { Order, OrderStatus } from '../../../contract/orders/order.ts';
import type { OrderFailure } from '../../machines/orders/order.machine.ts';
import { failureMessages, failureText } from '../feedback/failure.messages.ts';

const NOT_CANCELLABLE = 'El pedido no puede ser cancelado en su estado actual.';

const NOT_OPEN = 'No tienes permisos para acceder a este pedido.';

const orderMessages = {
  ...failureMessages,
  FORBIDDEN: NOT_OPEN,
  NOT_OWNER: NOT_OPEN,
  NOT_FOUND: 'No encontramos este pedido.',
  CONFLICT: NOT_CANCELLABLE,
  INVALID_TRANSITION: NOT_CANCELLABLE,
} satisfies Record<OrderFailure['code'], string>;

/** Failure message of loading or cancelling an order. VALIDATION_FAILED uses the server's message (R8.10). */
export const orderFailureText = ({ code, message }: OrderFailure): string =>
  (code === 'VALIDATION_FAILED' && message) || orderMessages[code];

/** Failure message of loading the orders. */
export const orderListFailureText = (failure: KnownFailure): string => failureText(failure);

const REASONS = {
  pending: 'Una parte del pedido ya se está preparando.',
  organizing: 'El pedido ya se está preparando.',
  ready_to_ship: 'El pedido ya está listo para salir.',
  shipped: 'El pedido ya está en camino.',
  delivered: 'El pedido ya se entregó.',
  completed: 'El pedido ya está completado.',
  cancelled: 'El pedido ya está cancelado.',
} satisfies Record<OrderStatus, string>;

const OVER: readonly OrderStatus[] = ['delivered', 'completed', 'cancelled'];

/** Cancellation still makes sense for this status (R4.13). */
export const isCancelOffered = ({ status }: Order): boolean => !OVER.includes(status);

/** Reason why the shopper cannot cancel an order, for the disabled button; null if they can (R4.13, R5.14). */
export const notCancellableReason = (order: Order): string | null =>
  canConsumerCancelOrder(order) ? null : REASONS[order.status];

export const cancelOrderMessages = {
  action: 'Cancelar pedido',
  title: '¿Cancelar este pedido?',
  question: 'Los productos volverán a su puesto y no se podrá deshacer.',
  confirm: 'Sí, cancelar',
  dismiss: 'No, conservarlo',
  busy: 'Cancelando…',
  done: 'Tu pedido está cancelado.',
};
