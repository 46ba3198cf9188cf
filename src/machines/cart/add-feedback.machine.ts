import { assign, raise, setup, type SnapshotFrom } from 'xstate';
import { FEEDBACK_TIMING } from '../../../contract/limits.ts';

/** Product that was just added to the cart, and its quantity in the cart before. */
export interface RecentAddition {
  productId: string;
  held: number;
}

/**
 * Feedback after an addition to the cart: remembers recently added products for a while, so that their
 * buttons can confirm it.
 */
export const addFeedbackMachine = setup({
  types: {} as {
    /** `last` stays after its feedback has faded. */
    context: { recent: (RecentAddition & { turn: number })[]; turn: number; last: RecentAddition | null };
    events: ({ type: 'addition.noticed' } & RecentAddition) | { type: 'addition.faded'; turn: number };
  },
  actions: {
    recordAddition: assign(({ context }, { productId, held }: RecentAddition) => {
      const turn = context.turn + 1;
      return {
        turn,
        last: { productId, held },
        recent: [
          ...context.recent.filter((other) => other.productId !== productId),
          { productId, held, turn },
        ],
      };
    }),
    scheduleFade: raise(({ context }) => ({ type: 'addition.faded' as const, turn: context.turn }), {
      delay: FEEDBACK_TIMING.addedTime,
    }),
    // `turn` is the number of the addition. A product that was added again has a later number, so it stays.
    forgetAddition: assign(({ context }, { turn }: { turn: number }) => ({
      recent: context.recent.filter((other) => other.turn !== turn),
    })),
  },
}).createMachine({
  id: 'additions',
  context: { recent: [], turn: 0, last: null },
  on: {
    'addition.noticed': {
      actions: [{ type: 'recordAddition', params: ({ event }) => event }, 'scheduleFade'],
    },
    'addition.faded': { actions: { type: 'forgetAddition', params: ({ event }) => event } },
  },
});

export type AddFeedbackSnapshot = SnapshotFrom<typeof addFeedbackMachine>;
