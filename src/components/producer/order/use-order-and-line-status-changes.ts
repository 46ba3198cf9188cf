import { orderStatusOf } from '../../../../contract/lifecycles/order.lifecycle.ts';
import { canProductOrderBecome } from '../../../../contract/lifecycles/product-order.lifecycle.ts';
import type { OrderStatus, ProductOrder, ProductOrderStatus } from '../../../../contract/orders/order.ts';
import {
  nextStatusOf,
  type StatusChangeRequest,
  type StatusChangeTexts,
} from '../../../../contract/orders/order-status-change.ts';
import type { ProducerOrder } from '../../../../contract/producer/producer-order.ts';
import {
  type OrderStatusChangesProps,
  type OrderStatusChangeState,
  useOrderStatusChanges,
} from '../orders/use-order-status-changes.ts';

/** Status, next status and actions of an order. */
export interface OrderAndLineStatusChanges extends OrderStatusChangeState {
  lineOf: (line: ProductOrder) => OrderStatusChangeState;
  /**
   * Gives the next status to all own lines that allow it; `takeLine` does so for one line. The note and shipping data
   * apply to all.
   */
  take: (words: StatusChangeTexts) => void;
  takeLine: (line: ProductOrder, to: ProductOrderStatus) => void;
  undo: () => void;
  undoLine: (line: ProductOrder) => void;
}

/** Status changes of an order and of its lines, as hook; each line can have its own pending status change. */
export function useOrderAndLineStatusChanges(
  order: ProducerOrder,
  statusChanges: OrderStatusChangesProps,
): OrderAndLineStatusChanges {
  const { undoableRef } = statusChanges;
  const { id: orderId, lines } = order;
  const { statusChangeOf } = useOrderStatusChanges(statusChanges);
  const whole = statusChangeOf(orderId, order.status);
  const lineOf = (line: ProductOrder) => within(whole, statusChangeOf(line.id, line.status));
  const states = lines.map(lineOf);
  // A completed order has its own status, because its lines stay `delivered`.
  const told = (statuses: readonly OrderStatus[]) =>
    order.status === 'completed' ? order.status : orderStatusOf(statuses.map(asOfLine));
  const status = told(states.map((line) => line.status));
  const next = nextStatusOf(status);
  const send = (id: string, change: Omit<StatusChangeRequest, 'orderId'>) =>
    undoableRef.send({ type: 'change.requested', rows: [{ id, change: { orderId, ...change } }] });
  const withdraw = (ids: readonly string[]) => undoableRef.send({ type: 'change.withdrawn', ids });
  return {
    ...whole,
    status,
    from: told(states.map(({ from }) => from)),
    isHeld: whole.isHeld || states.some(({ isHeld }) => isHeld),
    since: [whole, ...states].find(({ since }) => since !== null)?.since ?? null,
    isSent: whole.isSent || states.some(({ isSent }) => isSent),
    next,
    lineOf,
    take: (words) => {
      if (next) send(orderId, { lineId: null, status: next, ...words });
    },
    takeLine: ({ id }, to) => send(id, { lineId: id, status: to }),
    undo: () => withdraw([orderId, ...lines.map(({ id }) => id)]),
    undoLine: ({ id }) => withdraw([id]),
  };
}

/** True if a status can be reached by one or more status changes; the page may have missed some. */
function leadsTo(from: ProductOrderStatus, to: ProductOrderStatus): boolean {
  const next = nextStatusOf(from);
  return canProductOrderBecome(from, to) || (next !== null && leadsTo(next, to));
}

/**
 * State of a line while the status of its whole order changes. Only lines that may change follow it;
 * until then such a line has no status change of its own.
 */
function within(
  { wish, isHeld, isSent }: OrderStatusChangeState,
  line: OrderStatusChangeState,
): OrderStatusChangeState {
  if (wish === null || !leadsTo(asOfLine(line.status), wish)) return line;
  const isUnderWay = isHeld || isSent;
  return {
    ...line,
    status: wish,
    from: isUnderWay ? line.from : wish,
    next: isUnderWay ? null : nextStatusOf(wish),
  };
}

/** Status of a line; lines are never `completed`. */
const asOfLine = (status: OrderStatus): ProductOrderStatus => (status === 'completed' ? 'delivered' : status);
