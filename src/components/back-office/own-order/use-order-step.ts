import { orderStatusOf } from '../../../../contract/lifecycles/order.lifecycle.ts';
import type { OrderStatus, ProductOrder, ProductOrderStatus } from '../../../../contract/orders/order.ts';
import { nextStepOf } from '../../../../contract/orders/order-step.ts';
import type { OwnOrder } from '../../../../contract/orders/own-order.ts';
import { type StepsProps, type StepState, useSteps } from '../own-orders/use-steps.ts';

/** Where an order is on its way, what is next, and how that is done. */
export interface OrderWay extends StepState {
  lineOf: (line: ProductOrder) => StepState;
  /** Has all own lines that may take the next step, or one of them; a note goes with each. */
  take: (notes: string) => void;
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
  const send = (
    rows: readonly { id: string; lineId: string | null; status: ProductOrderStatus }[],
    notes: string,
  ) => {
    changesRef.send({ type: 'outcomes.dismissed' });
    stepsRef.send({
      type: 'step.taken',
      rows: rows.map(({ id, lineId, status: to }) => ({
        id,
        change: { orderId, lineId, status: to, ...(notes && { notes }) },
      })),
    });
  };
  const withdraw = (ids: readonly string[]) => stepsRef.send({ type: 'step.withdrawn', ids });
  return {
    status,
    isHeld: whole.isHeld || states.some(({ isHeld }) => isHeld),
    isSent: whole.isSent || states.some(({ isSent }) => isSent),
    next: nextStepOf(status),
    refusal: whole.refusal,
    lineOf,
    take: (notes) => {
      const next = nextStepOf(told);
      if (next === null) return;
      const ready = lines.filter((line) => nextStepOf(lineOf(line).status) === next);
      // A note travels with lines alone.
      const rows = notes ? ready.map(({ id }) => ({ id, lineId: id, status: next })) : [];
      send(notes ? rows : [{ id: orderId, lineId: null, status: next }], notes);
    },
    takeLine: (line) => {
      const next = nextStepOf(line.status);
      if (next) send([{ id: line.id, lineId: line.id, status: next }], '');
    },
    undo: () => withdraw([orderId, ...lines.map(({ id }) => id)]),
    undoLine: ({ id }) => withdraw([id]),
  };
}

/** No line is ever completed. */
const asOfLine = ({ status }: { status: OrderStatus }): ProductOrderStatus =>
  status === 'completed' ? 'delivered' : status;
