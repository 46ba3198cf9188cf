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
  /** The least advanced lines were cancelled; `rest` is the status of the lines that are left. */
  | { type: 'slowerLines.cancelled'; rest: OrderStatus };

/** Who asks; a sole producer is one to whom every line of the order belongs. */
export interface OrderAsker {
  role: Role;
  isSoleProducer: boolean;
}

const ADVANCE: ProductOrderStatus[] = ['pending', 'organizing', 'ready_to_ship', 'shipped', 'delivered'];

/** The status of an order by its lines: cancelled ones aside, the least advanced; all cancelled: cancelled. */
export function orderStatusOf(lines: readonly ProductOrderStatus[]): OrderStatus {
  return ADVANCE.find((status) => lines.includes(status)) ?? 'cancelled';
}

/** Statuses that an order reaches while slower lines are cancelled, and the guard that tells them apart. */
const REST_GUARDS = {
  organizing: 'isRestOrganizing',
  ready_to_ship: 'isRestReady',
  shipped: 'isRestShipped',
  delivered: 'isRestDelivered',
} as const;

const isReachedByCancelling = (status: OrderStatus): status is keyof typeof REST_GUARDS =>
  Object.hasOwn(REST_GUARDS, status);

/**
 * Where an order goes when lines at `from` are cancelled and others stay: the product of two line charts, the one that is cancelled and
 * the rest, taken over every status of the rest.
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
 * An order as a whole. Its status follows from its lines; completing and cancelling depend on who asks (R4.12, R4.13). Where the least
 * advanced lines are cancelled it goes on to where the rest of them stands.
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
  context: { role: 'consumer', isSoleProducer: false },
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

/** Whether somebody may ask that an order go from one status to another, in one step (R4.13). */
export function canOrderBecome(from: OrderStatus, to: OrderStatus, asker: OrderAsker): boolean {
  const event = LEADING_TO[to];
  return event !== undefined && nextState(orderLifecycle, from, event, asker) === to;
}

/** Whether the shopper may still cancel: every line that is not cancelled is pending (R4.13, R5.14). */
export const canConsumerCancel = (lines: readonly ProductOrderStatus[]): boolean =>
  canOrderBecome(orderStatusOf(lines), 'cancelled', { role: 'consumer', isSoleProducer: false }) &&
  lines.every((status) => status === 'pending' || status === 'cancelled');

/** The same of an order as it came; one that came without its lines is judged by its own status. */
export const canConsumerCancelOrder = ({ status, items }: Pick<Order, 'status' | 'items'>): boolean =>
  items.length > 0 ? canConsumerCancel(items.map((line) => line.status)) : status === 'pending';
