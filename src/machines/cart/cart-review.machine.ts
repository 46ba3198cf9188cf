import { type ActorRefFrom, assign, setup, type SnapshotFrom } from 'xstate';
import type { CartItem } from '../../../contract/cart/cart.ts';
import type { StoresById } from '../../../contract/cart/line-store.ts';
import { STORE_LIMITS } from '../../../contract/limits.ts';
import { callbackPort, port } from '../port.ts';

export interface CartReviewInput {
  /** null while the cart is not loaded. */
  cart: CartItem[] | null;
  /** In ms UTC. */
  now: number;
}

interface CartReviewContext extends CartReviewInput {
  stores: StoresById;
  /** Ids of all requested stores, with or without an answer. */
  asked: string[];
  asking: string[];
  /** Time of the last request for stores, in ms UTC. */
  askedAt: number;
}

export type CartReviewEvent =
  | { type: 'cart.changed'; cart: CartItem[] | null }
  | { type: 'stores.outdated' }
  | { type: 'clock.ticked'; now: number }
  | { type: 'connection.restored' };

const unasked = ({ cart, asked }: CartReviewContext): string[] => {
  const ids = (cart ?? []).flatMap(({ product }) => product?.popupStoreId ?? []);
  return [...new Set(ids)].filter((id) => !asked.includes(id));
};

/** Review of the cart before payment: its lines, and whether their stores are open for sale. */
export const cartReviewMachine = setup({
  types: {} as { input: CartReviewInput; context: CartReviewContext; events: CartReviewEvent },
  actors: {
    watchMarket: callbackPort(),
    loadStores: port<StoresById, { ids: string[] }>('loadStores'),
  },
  guards: {
    hasUnasked: ({ context }) => unasked(context).length > 0,
    // Stores pause and change their dates while a shopper is on the page.
    isStale: ({ context: { askedAt } }, { now }: { now: number }) =>
      now - askedAt >= STORE_LIMITS.reviewPeriod,
  },
  actions: {
    recordCart: assign((_, { cart }: { cart: CartItem[] | null }) => ({ cart })),
    recordNow: assign((_, { now }: { now: number }) => ({ now })),
    askForUnasked: assign(({ context }) => {
      const asking = unasked(context);
      return { asking, asked: [...context.asked, ...asking], askedAt: context.now };
    }),
    recordStores: assign(({ context }, stores: StoresById) => ({ stores: { ...context.stores, ...stores } })),
    forgetAsked: assign({ asked: [] }),
    forgetUnanswered: assign(({ context: { stores } }) => ({ asked: Object.keys(stores) })),
  },
}).createMachine({
  id: 'cartReview',
  context: ({ input }) => ({ ...input, stores: {}, asked: [], asking: [], askedAt: input.now }),
  invoke: { id: 'watchMarket', src: 'watchMarket' },
  on: {
    'cart.changed': { actions: { type: 'recordCart', params: ({ event }) => event } },
    'clock.ticked': [
      {
        guard: { type: 'isStale', params: ({ event }) => event },
        actions: [{ type: 'recordNow', params: ({ event }) => event }, 'forgetAsked'],
      },
      { actions: { type: 'recordNow', params: ({ event }) => event } },
    ],
    'stores.outdated': { actions: 'forgetAsked' },
    'connection.restored': { actions: 'forgetUnanswered' },
  },
  initial: 'settled',
  states: {
    settled: { always: { guard: 'hasUnasked', target: 'loading', actions: 'askForUnasked' } },
    loading: {
      invoke: {
        id: 'loadStores',
        src: 'loadStores',
        input: ({ context: { asking } }) => ({ ids: asking }),
        onDone: { target: 'settled', actions: { type: 'recordStores', params: ({ event }) => event.output } },
        onError: { target: 'settled', actions: { type: 'recordStores', params: {} } },
      },
    },
  },
});

export type CartReviewActorRef = ActorRefFrom<typeof cartReviewMachine>;
export type CartReviewSnapshot = SnapshotFrom<typeof cartReviewMachine>;
