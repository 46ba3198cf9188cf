import { setup, type SnapshotFrom } from 'xstate';
import { type OrderInput, orderMachine } from '../order/order.machine.ts';
import { repurchaseMachine } from '../repurchase/repurchase.machine.ts';

/** The page of one order: the order itself, and buying it again beside it. Neither waits for the other. */
export const orderPageMachine = setup({
  types: {} as {
    input: OrderInput;
    context: OrderInput;
    children: { order: 'order'; repurchase: 'repurchase' };
  },
  actors: { order: orderMachine, repurchase: repurchaseMachine },
}).createMachine({
  id: 'orderPage',
  context: ({ input }) => input,
  invoke: [
    { id: 'order', src: 'order', input: ({ context }) => context },
    { id: 'repurchase', src: 'repurchase' },
  ],
});

/** The page's two actors. Throws for a snapshot without them. */
export function orderActorsOf({ children: { order, repurchase } }: SnapshotFrom<typeof orderPageMachine>) {
  if (!order || !repurchase) throw new Error('The page of an order has lost its actors');
  return { orderRef: order, repurchaseRef: repurchase };
}
