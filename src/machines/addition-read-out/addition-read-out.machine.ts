import { assign, setup } from 'xstate';
import type { Addition } from '../additions/additions.machine.ts';
import { effect, listeningPort } from '../port.ts';

/** A product that the cart has been confirmed to hold, and how many of it. */
export interface LineConfirmed {
  name: string;
  held: number;
}

/** How long a live region stands before its first text, in ms: one that comes with its text is not read out. */
const REGION_PAUSE = 100;

/**
 * Reads out what is put into the cart, once whoever keeps the cart has it (WCAG 4.1.3). Its code comes late, so it begins with
 * what was added last before it came. What is refused is read out nowhere: the page says so itself.
 */
export const additionReadOutMachine = setup({
  types: {} as {
    /** What was added last, if anything was. */
    input: { addition: Addition | null };
    context: { addition: Addition | null };
    events: ({ type: 'addition.noticed' } & Addition) | ({ type: 'line.confirmed' } & LineConfirmed);
  },
  actors: {
    watchAdditions: listeningPort(),
    watchLine: listeningPort<Addition | null>(),
  },
  delays: { regionPause: REGION_PAUSE },
  guards: { hasAddition: ({ context: { addition } }) => addition !== null },
  actions: {
    recordAddition: assign((_, { productId, held }: Addition) => ({ addition: { productId, held } })),
    silence: effect<void>('silence'),
    readOut: effect<LineConfirmed>('readOut'),
  },
}).createMachine({
  id: 'additionReadOut',
  context: ({ input: { addition } }) => ({ addition }),
  invoke: { id: 'watchAdditions', src: 'watchAdditions' },
  on: {
    'addition.noticed': {
      target: '.awaiting',
      reenter: true,
      actions: [{ type: 'recordAddition', params: ({ event }) => event }, 'silence'],
    },
  },
  initial: 'opening',
  states: {
    opening: {
      after: { regionPause: [{ guard: 'hasAddition', target: 'awaiting' }, { target: 'waiting' }] },
      on: {
        'addition.noticed': { actions: { type: 'recordAddition', params: ({ event }) => event } },
      },
    },
    waiting: {},
    awaiting: {
      invoke: { id: 'watchLine', src: 'watchLine', input: ({ context: { addition } }) => addition },
      on: {
        'line.confirmed': {
          target: 'waiting',
          actions: { type: 'readOut', params: ({ event }) => event },
        },
      },
    },
  },
});
