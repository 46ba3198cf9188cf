import { assign, sendTo, setup } from 'xstate';
import type { CartItem } from '../../../contract/cart/cart.ts';
import { appOrSelf } from '../shell/app-or-self.ts';
import { callbackPort, port } from '../port.ts';
import type { CartChange, CartContext, CartEvent, LocalCart } from './cart.types.ts';
import * as holding from './cart-context.ts';
import { cartChangeTransitions } from './cart-change-transitions.ts';

/** Lines of a visitor in this device's storage. Other tabs change them, too (R4.17, R9.11). */
export const deviceLinesMachine = setup({
  types: {} as {
    input: CartContext;
    context: CartContext;
    events: CartEvent | { type: 'cart.changedElsewhere'; lines: CartItem[] };
  },
  actors: {
    readLocalCart: port<LocalCart, undefined>('readLocalCart'),
    watchLocalCart: callbackPort(),
  },
  guards: {
    isPossible: ({ context }, change: CartChange) =>
      holding.cartChangeRefusalReason(context, change) === null,
    isAwake: ({ context }) => context.isAwake,
    hasQueue: ({ context }) => context.queue.length > 0,
    hasLost: (_, { dropped }: LocalCart) => dropped > 0,
  },
  actions: {
    queueChange: assign(({ context }, change: CartChange) => holding.queueChange(context, change)),
    objectTo: assign(({ context }, change: CartChange) => holding.refuseCartChange(context, change)),
    tellRefusal: sendTo(appOrSelf, ({ context }) => ({ type: 'cart.refused', refusal: context.refusal })),
    adoptLocalLines: assign(({ context }, lines: CartItem[]) => holding.replaceLocalLines(context, lines)),
    recordLost: assign((_, { dropped }: LocalCart) => ({ dropped })),
    tellLost: sendTo(appOrSelf, (_, { dropped }: LocalCart) => ({ type: 'cart.linesLost', count: dropped })),
    applyQueue: assign(({ context }) => holding.applyQueue(context)),
    saveLocalCart: (_, _lines: CartItem[]) => {},
  },
}).createMachine({
  id: 'deviceLines',
  context: ({ input }) => input,
  initial: 'dormant',
  on: cartChangeTransitions,
  states: {
    // The first render shows no lines: the server that rendered the page has none.
    dormant: { always: { guard: 'isAwake', target: 'reading' }, on: { 'page.hydrated': 'reading' } },
    reading: {
      invoke: {
        id: 'readLocalCart',
        src: 'readLocalCart',
        onDone: [
          {
            guard: { type: 'hasLost', params: ({ event }) => event.output },
            target: 'idle',
            actions: [
              { type: 'adoptLocalLines', params: ({ event }) => event.output.lines },
              { type: 'recordLost', params: ({ event }) => event.output },
              { type: 'tellLost', params: ({ event }) => event.output },
            ],
          },
          {
            target: 'idle',
            actions: { type: 'adoptLocalLines', params: ({ event }) => event.output.lines },
          },
        ],
        onError: 'idle',
      },
    },
    idle: {
      invoke: { id: 'watchLocalCart', src: 'watchLocalCart' },
      always: {
        guard: 'hasQueue',
        actions: ['applyQueue', { type: 'saveLocalCart', params: ({ context }) => context.confirmed.items }],
      },
      on: {
        'cart.changedElsewhere': {
          actions: { type: 'adoptLocalLines', params: ({ event }) => event.lines },
        },
      },
    },
  },
});
