import { setup } from 'xstate';
import type { Order, OrderStatus, ProductOrderStatus } from '../orders/order.ts';
import { PRODUCT_ORDER_STATUSES } from '../orders/order-status.ts';
import type { Role } from '../account/role.ts';
import { nextState } from './lifecycle.ts';
import { canProductOrderBecome } from './product-order.lifecycle.ts';

type OrderEvent =
  | { type: 'preparation.started' }
  | { type: 'parcels.readied' }
  | { type: 'parcels.shipped' }
  | { type: 'parcels.delivered' }
  | { type: 'order.completed' }
  | { type: 'order.cancelled' }
  /** Cancellation of the least advanced lines; `rest` is the least advanced status of the remaining lines. */
  | { type: 'slowerLines.cancelled'; rest: OrderStatus };

/** Asker of a status change of an order. `isSoleProducer`: all lines of the order belong to this producer. */
export type OrderAsker = { role: 'producer'; isSoleProducer: boolean } | { role: Exclude<Role, 'producer'> };

const ADVANCE: ProductOrderStatus[] = ['pending', 'organizing', 'ready_to_ship', 'shipped', 'delivered'];

/** Order status from its lines: the least advanced one, ignoring cancelled lines; cancelled if all are. */
export function orderStatusOf(lines: readonly ProductOrderStatus[]): OrderStatus {
  return ADVANCE.find((status) => lines.includes(status)) ?? 'cancelled';
}

/** Statuses that an order can reach when slower lines are cancelled, each with its guard. */
const REST_GUARDS = {
  organizing: 'isRestOrganizing',
  ready_to_ship: 'isRestReady',
  shipped: 'isRestShipped',
  delivered: 'isRestDelivered',
} as const;

const isReachedByCancelling = (status: OrderStatus): status is keyof typeof REST_GUARDS =>
  Object.hasOwn(REST_GUARDS, status);

/**
 * Target statuses of an order when its lines at `from` are cancelled and others remain. Computed from the line
 * lifecycle for every status of the remaining lines.
 */
const reachedByCancelling = (from: ProductOrderStatus) =>
  (canProductOrderBecome(from, 'cancelled') ? PRODUCT_ORDER_STATUSES : [])
    .filter((rest) => orderStatusOf([from, rest]) === from && rest !== from)
    .map((rest) => orderStatusOf(['cancelled', rest]))
    .filter(isReachedByCancelling);

const slowerCancelled = (from: ProductOrderStatus) => ({
  'slowerLines.cancelled': reachedByCancelling(from).map((target) => ({
    guard: REST_GUARDS[target],
    target,
  })),
});

const isSeller = ({ context }: { context: OrderAsker }) => context.role !== 'consumer';

const isRest =
  (status: OrderStatus) =>
  ({ context, event }: { context: OrderAsker; event: OrderEvent }) =>
    isSeller({ context }) && event.type === 'slowerLines.cancelled' && event.rest === status;

/**
 * Order lifecycle. The status follows from its lines; completion and cancellation depend on the asker (R4.12, R4.13).
 * When the least advanced lines are cancelled, the order takes the status of the remaining lines.
 */
export const orderLifecycle = setup({
  types: {} as { context: OrderAsker; events: OrderEvent },
  guards: {
    isSeller,
    canClose: ({ context }) =>
      context.role === 'admin' || (context.role === 'producer' && context.isSoleProducer),
    isRestOrganizing: isRest('organizing'),
    isRestReady: isRest('ready_to_ship'),
    isRestShipped: isRest('shipped'),
    isRestDelivered: isRest('delivered'),
  },
}).createMachine({
  id: 'order',
  context: { role: 'consumer' },
  initial: 'pending',
  states: {
    pending: {
      on: {
        'preparation.started': { guard: 'isSeller', target: 'organizing' },
        'order.cancelled': 'cancelled',
        ...slowerCancelled('pending'),
      },
    },
    organizing: {
      on: {
        'parcels.readied': { guard: 'isSeller', target: 'ready_to_ship' },
        'order.cancelled': { guard: 'isSeller', target: 'cancelled' },
        ...slowerCancelled('organizing'),
      },
    },
    ready_to_ship: {
      on: {
        'parcels.shipped': { guard: 'isSeller', target: 'shipped' },
        'order.cancelled': { guard: 'isSeller', target: 'cancelled' },
        ...slowerCancelled('ready_to_ship'),
      },
    },
    shipped: { on: { 'parcels.delivered': { guard: 'isSeller', target: 'delivered' } } },
    delivered: { on: { 'order.completed': { guard: 'canClose', target: 'completed' } } },
    completed: { type: 'final' },
    cancelled: { type: 'final' },
  },
});

const LEADING_TO: Partial<Record<OrderStatus, OrderEvent>> = {
  organizing: { type: 'preparation.started' },
  ready_to_ship: { type: 'parcels.readied' },
  shipped: { type: 'parcels.shipped' },
  delivered: { type: 'parcels.delivered' },
  completed: { type: 'order.completed' },
  cancelled: { type: 'order.cancelled' },
};

/** True if the asker may move an order from one status to another in one step (R4.13). */
export function canOrderBecome(from: OrderStatus, to: OrderStatus, asker: OrderAsker): boolean {
  const event = LEADING_TO[to];
  return event !== undefined && nextState(orderLifecycle, from, event, asker) === to;
}

/** True if the shopper may still cancel: every line is pending or cancelled, and one is pending (R4.13, R5.14). */
export const canConsumerCancelLines = (lines: readonly ProductOrderStatus[]): boolean =>
  canOrderBecome(orderStatusOf(lines), 'cancelled', { role: 'consumer' }) &&
  lines.every((status) => status === 'pending' || status === 'cancelled');

/** `canConsumerCancelLines` for an order as loaded. An order without lines in the answer is judged by its own status. */
export const canConsumerCancelOrder = ({ status, items }: Pick<Order, 'status' | 'items'>): boolean =>
  items.length > 0 ? canConsumerCancelLines(items.map((line) => line.status)) : status === 'pending';
