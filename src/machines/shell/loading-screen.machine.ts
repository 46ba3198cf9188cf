import { type ActorRefFrom, assign, setup } from 'xstate';
import { FEEDBACK_TIMING } from '../../../contract/limits.ts';

interface LoadingScreenInput {
  /** Number of tips in the rotation. */
  tipCount: number;
  /** Random number from 0 to below 1, as Math.random. */
  random: () => number;
}

/** Loading screen: rotating tips, and a progress bar that advances without a real estimate (R2.22, R2.23). */
export const loadingScreenMachine = setup({
  types: {} as {
    input: LoadingScreenInput;
    context: LoadingScreenInput & { tip: number; progress: number };
  },
  actions: {
    turnTip: assign({ tip: ({ context }) => (context.tip + 1) % context.tipCount }),
    advance: assign({
      progress: ({ context }) => {
        const { progressStepMin, progressStepMax, progressCap } = FEEDBACK_TIMING;
        const step = progressStepMin + context.random() * (progressStepMax - progressStepMin);
        return Math.min(progressCap, context.progress + Math.round(step));
      },
    }),
  },
  guards: { isNearlyThere: ({ context }) => context.progress >= FEEDBACK_TIMING.progressCap },
  delays: { tipInterval: FEEDBACK_TIMING.tipInterval, progressInterval: FEEDBACK_TIMING.progressInterval },
}).createMachine({
  id: 'loadingScreen',
  context: ({ input }) => ({ ...input, tip: 0, progress: 0 }),
  type: 'parallel',
  states: {
    tips: {
      initial: 'showing',
      states: {
        showing: { after: { tipInterval: { target: 'showing', reenter: true, actions: 'turnTip' } } },
      },
    },
    bar: {
      initial: 'advancing',
      states: {
        advancing: {
          always: { guard: 'isNearlyThere', target: 'waiting' },
          after: { progressInterval: { target: 'advancing', reenter: true, actions: 'advance' } },
        },
        waiting: {},
      },
    },
  },
});

export type LoadingScreenActorRef = ActorRefFrom<typeof loadingScreenMachine>;
