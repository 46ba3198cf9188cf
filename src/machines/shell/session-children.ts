import { enqueueActions } from 'xstate';
import type { appMachine } from './app.machine.ts';

/** The app of pages that have late children which end with the session; the market's have none, and do not carry this. */
export const withSessionChildren = (logic: typeof appMachine) =>
  logic.provide({
    actions: {
      stopOfSession: enqueueActions(({ context, enqueue }) => {
        for (const id of context.ofSession ?? []) enqueue.stopChild(id);
        enqueue.assign({ ofSession: [] });
      }),
    },
  });
