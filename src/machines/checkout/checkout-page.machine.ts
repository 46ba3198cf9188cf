import { type ActorRefFrom, assign, forwardTo, raise, sendTo, setup, type SnapshotFrom } from 'xstate';
import type { StoresById } from '../../../contract/cart/line-store.ts';
import { cartReviewMachine } from '../cart/cart-review.machine.ts';
import { checkoutMachine } from './checkout.machine.ts';
import type { CheckoutEvent, CheckoutMachineInput } from './checkout.types.ts';
import type { ShippingValues } from './unsaved-checkout-form.ts';
import { callbackPort, port } from '../port.ts';

type CheckoutNews = Extract<
  CheckoutEvent,
  {
    type:
      | 'cart.changed'
      | 'cart.progressed'
      | 'store.changed'
      | 'stores.changed'
      | 'clock.ticked'
      | 'connection.restored';
  }
>;

/**
 * Page of the checkout, with a review of the cart beside it. It forwards market events to both, and store
 * data from the review to the checkout. If the profile lacks an address, it proposes the one of the last
 * order.
 */
export const checkoutPageMachine = setup({
  types: {} as {
    input: CheckoutMachineInput;
    context: CheckoutMachineInput & { stores: StoresById };
    events: CheckoutNews;
    children: { checkout: 'checkout'; review: 'review' };
  },
  actors: {
    checkout: checkoutMachine,
    review: cartReviewMachine,
    watchMarket: callbackPort(),
    recallShipping: port<Partial<ShippingValues>, undefined>('recallShipping'),
  },
  guards: {
    areStoresNew: ({ context }, { stores }: { stores: StoresById }) => stores !== context.stores,
  },
  actions: {
    recordStores: assign((_, { stores }: { stores: StoresById }) => ({ stores })),
    tellStores: raise((_, { stores }: { stores: StoresById }) => ({
      type: 'stores.changed' as const,
      stores,
    })),
    toCheckout: forwardTo('checkout'),
    proposeShipping: sendTo('checkout', (_, shipping: Partial<ShippingValues>) => ({
      type: 'shipping.recalled' as const,
      shipping,
    })),
  },
}).createMachine({
  id: 'checkoutPage',
  context: ({ input }) => ({ ...input, stores: {} }),
  invoke: [
    {
      id: 'review',
      src: 'review',
      input: ({ context: { cart, now } }) => ({ cart, now }),
      onSnapshot: {
        guard: { type: 'areStoresNew', params: ({ event }) => event.snapshot.context },
        actions: [
          { type: 'recordStores', params: ({ event }) => event.snapshot.context },
          { type: 'tellStores', params: ({ event }) => event.snapshot.context },
        ],
      },
    },
    { id: 'checkout', src: 'checkout', input: ({ context }) => context, onDone: '.placed' },
  ],
  initial: 'open',
  states: {
    open: {
      invoke: [
        { id: 'watchMarket', src: 'watchMarket' },
        {
          id: 'recallShipping',
          src: 'recallShipping',
          onDone: { actions: { type: 'proposeShipping', params: ({ event }) => event.output } },
          onError: { actions: { type: 'proposeShipping', params: {} } },
        },
      ],
      on: {
        'cart.changed': { actions: 'toCheckout' },
        'cart.progressed': { actions: 'toCheckout' },
        'store.changed': { actions: 'toCheckout' },
        'stores.changed': { actions: 'toCheckout' },
        'clock.ticked': { actions: 'toCheckout' },
        'connection.restored': { actions: 'toCheckout' },
      },
    },
    placed: {},
  },
});

export type CheckoutPageActorRef = ActorRefFrom<typeof checkoutPageMachine>;

/** Child actors of the page. Throws for a snapshot without them. */
export function checkoutActorsOf({
  children: { checkout, review },
}: SnapshotFrom<typeof checkoutPageMachine>) {
  if (!checkout || !review) throw new Error('The checkout page has lost its actors');
  return { checkoutRef: checkout, reviewRef: review };
}
