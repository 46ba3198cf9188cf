import { assign, setup } from 'xstate';
import type { RecentAddition } from './add-feedback.machine.ts';
import { effect, callbackPort } from '../port.ts';

/** Confirmed line: a product's name and its quantity in the cart. */
interface ConfirmedLine {
  name: string;
  held: number;
}

/** Result of an addition: confirmed or refused by the server or this device, whichever holds the cart. */
export type AdditionOutcome = ({ type: 'line.confirmed' } & ConfirmedLine) | { type: 'addition.refused' };

/** Pause between a live region and its first text, in ms: screen readers ignore a region that comes with its text. */
const REGION_PAUSE = 100;

/**
 * Read-out of additions to the cart in a live region, after the server or this device has confirmed them
 * (WCAG 4.1.3). It is deferred code, so it starts with the last addition before it was loaded. A refused
 * addition is not read out: the page shows the refusal.
 */
export const additionAnnouncementMachine = setup({
  types: {} as {
    /** Last addition before the start, if there was one. */
    input: { addition: RecentAddition | null };
    context: { addition: RecentAddition | null };
    events: ({ type: 'addition.noticed' } & RecentAddition) | AdditionOutcome;
  },
  actors: {
    watchAdditions: callbackPort(),
    watchLine: callbackPort<RecentAddition | null>(),
  },
  delays: { regionPause: REGION_PAUSE },
  guards: { hasAddition: ({ context: { addition } }) => addition !== null },
  actions: {
    recordAddition: assign((_, { productId, held }: RecentAddition) => ({ addition: { productId, held } })),
    silence: effect<void>('silence'),
    readOut: effect<ConfirmedLine>('readOut'),
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
      after: { regionPause: [{ guard: 'hasAddition', target: 'awaiting' }, { target: 'idle' }] },
      on: {
        'addition.noticed': { actions: { type: 'recordAddition', params: ({ event }) => event } },
      },
    },
    idle: {},
    awaiting: {
      invoke: { id: 'watchLine', src: 'watchLine', input: ({ context: { addition } }) => addition },
      on: {
        'line.confirmed': {
          target: 'idle',
          actions: { type: 'readOut', params: ({ event }) => event },
        },
        'addition.refused': 'idle',
      },
    },
  },
});
