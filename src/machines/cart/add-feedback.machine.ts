import { assign, raise, setup, type SnapshotFrom } from 'xstate';
import { FEEDBACK } from '../../../contract/limits.ts';

/** A product that was just put into the cart, and how many of it the cart held before. */
export interface Addition {
  productId: string;
  held: number;
}

/** Which products were put into the cart a moment ago, so that their buttons can say so for a while. */
export const addFeedbackMachine = setup({
  types: {} as {
    /** `last` is remembered after it has faded. */
    context: { recent: (Addition & { turn: number })[]; turn: number; last: Addition | null };
    events: ({ type: 'addition.noticed' } & Addition) | { type: 'addition.faded'; turn: number };
  },
  actions: {
    recordAddition: assign(({ context }, { productId, held }: Addition) => {
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
      delay: FEEDBACK.addedTime,
    }),
    // One that was noticed again since is of a later turn and stays.
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
