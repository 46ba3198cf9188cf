import { orderStatusOf } from '../../../../contract/lifecycles/order.lifecycle.ts';
import { canProductOrderBecome } from '../../../../contract/lifecycles/product-order.lifecycle.ts';
import type { OrderStatus, ProductOrder, ProductOrderStatus } from '../../../../contract/orders/order.ts';
import {
  nextStepOf,
  type OrderStep,
  type StepWords,
} from '../../../../contract/orders/order-status-change.ts';
import type { ProducerOrder } from '../../../../contract/producer/producer-order.ts';
import {
  type OrderStepsProps,
  type OrderStepState,
  useOrderSteps,
} from '../orders/use-order-status-changes.ts';

/** Status, next step and actions of an order. */
export interface OrderAndLineSteps extends OrderStepState {
  lineOf: (line: ProductOrder) => OrderStepState;
  /**
   * Takes the next step for all own lines that allow it; `takeLine` does so for one line. The note and shipping data apply
   * to all.
   */
  take: (words: StepWords) => void;
  takeLine: (line: ProductOrder, to: ProductOrderStatus) => void;
  undo: () => void;
  undoLine: (line: ProductOrder) => void;
}

/** Steps of an order and of its lines, as hook; each line can have its own pending step. */
export function useOrderAndLineSteps(order: ProducerOrder, steps: OrderStepsProps): OrderAndLineSteps {
  const { stepsRef } = steps;
  const { id: orderId, lines } = order;
  const { stepOf } = useOrderSteps(steps);
  const whole = stepOf(orderId, order.status);
  const lineOf = (line: ProductOrder) => within(whole, stepOf(line.id, line.status));
  const states = lines.map(lineOf);
  // A completed order has its own status, because its lines stay `delivered`.
  const told = (statuses: readonly OrderStatus[]) =>
    order.status === 'completed' ? order.status : orderStatusOf(statuses.map(asOfLine));
  const status = told(states.map((line) => line.status));
  const next = nextStepOf(status);
  const send = (id: string, step: Omit<OrderStep, 'orderId'>) =>
    stepsRef.send({ type: 'step.taken', rows: [{ id, change: { orderId, ...step } }] });
  const withdraw = (ids: readonly string[]) => stepsRef.send({ type: 'step.withdrawn', ids });
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

/** Reachability of a status by forward steps; the page may have missed several steps. */
function leadsTo(from: ProductOrderStatus, to: ProductOrderStatus): boolean {
  const next = nextStepOf(from);
  return canProductOrderBecome(from, to) || (next !== null && leadsTo(next, to));
}

/**
 * State of a line while its whole order takes a step. Only lines that may take the step follow it;
 * until then such a line has no step of its own.
 */
function within({ wish, isHeld, isSent }: OrderStepState, line: OrderStepState): OrderStepState {
  if (wish === null || !leadsTo(asOfLine(line.status), wish)) return line;
  const isUnderWay = isHeld || isSent;
  return {
    ...line,
    status: wish,
    from: isUnderWay ? line.from : wish,
    next: isUnderWay ? null : nextStepOf(wish),
  };
}

/** Status of a line; lines are never `completed`. */
const asOfLine = (status: OrderStatus): ProductOrderStatus => (status === 'completed' ? 'delivered' : status);
