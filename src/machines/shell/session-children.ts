import { enqueueActions } from 'xstate';
import type { appMachine } from './app.machine.ts';

/**
 * Application's chart for pages with lazy children that stop with the session. The market's pages have none
 * and do not bundle this.
 */
export const withSessionChildren = (logic: typeof appMachine) =>
  logic.provide({
    actions: {
      stopOfSession: enqueueActions(({ context, enqueue }) => {
        for (const id of context.ofSession ?? []) enqueue.stopChild(id);
        enqueue.assign({ ofSession: [] });
      }),
    },
  });
