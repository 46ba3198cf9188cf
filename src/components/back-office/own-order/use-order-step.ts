import { orderStatusOf } from '../../../../contract/lifecycles/order.lifecycle.ts';
import type { OrderStatus, ProductOrder, ProductOrderStatus } from '../../../../contract/orders/order.ts';
import { nextStepOf, type OrderStep, type StepWords } from '../../../../contract/orders/order-step.ts';
import type { OwnOrder } from '../../../../contract/orders/own-order.ts';
import { type StepsProps, type StepState, useSteps } from '../own-orders/use-steps.ts';

/** Where an order is on its way, what is next, and how that is done. */
export interface OrderWay extends StepState {
  lineOf: (line: ProductOrder) => StepState;
  /** Has all own lines that may take the next step, or one of them; words go with all of them. */
  take: (words: StepWords) => void;
  takeLine: (line: ProductOrder) => void;
  undo: () => void;
  undoLine: (line: ProductOrder) => void;
}

/** The steps of one order and of its lines, of which each can be on its own way. */
export function useOrderStep(order: OwnOrder, steps: StepsProps): OrderWay {
  const { stepsRef, changesRef } = steps;
  const { id: orderId, lines } = order;
  const { stepOf } = useSteps(steps);
  const whole = stepOf(orderId, order.status);
  const lineOf = (line: ProductOrder) => stepOf(line.id, line.status);
  const states = lines.map(lineOf);
  // A closed order is told by itself; its lines stay delivered.
  const told = order.status === 'completed' ? order.status : orderStatusOf(states.map(asOfLine));
  const status = whole.isHeld || whole.isSent ? whole.status : told;
  const send = (id: string, step: Omit<OrderStep, 'orderId'>) => {
    changesRef.send({ type: 'outcomes.dismissed' });
    stepsRef.send({ type: 'step.taken', rows: [{ id, change: { orderId, ...step } }] });
  };
  const withdraw = (ids: readonly string[]) => stepsRef.send({ type: 'step.withdrawn', ids });
  return {
    status,
    isHeld: whole.isHeld || states.some(({ isHeld }) => isHeld),
    isSent: whole.isSent || states.some(({ isSent }) => isSent),
    next: nextStepOf(status),
    refusal: whole.refusal,
    lineOf,
    take: (words) => {
      const next = nextStepOf(told);
      if (next) send(orderId, { lineId: null, status: next, ...words });
    },
    takeLine: ({ id, status: from }) => {
      const next = nextStepOf(from);
      if (next) send(id, { lineId: id, status: next });
    },
    undo: () => withdraw([orderId, ...lines.map(({ id }) => id)]),
    undoLine: ({ id }) => withdraw([id]),
  };
}

/** No line is ever completed. */
const asOfLine = ({ status }: { status: OrderStatus }): ProductOrderStatus =>
  status === 'completed' ? 'delivered' : status;
