import { setup } from 'xstate';
import { VERSION_SKEW } from '../../../contract/limits.ts';
import { effect, port } from '../port.ts';

/** Answer about the build of the market. */
export interface ReleaseAnswer {
  /** True if the market runs another build than this page. False also if it did not answer. */
  isOther: boolean;
  /** True if this tab was never reloaded because of this page's build. */
  mayReload: boolean;
}

/**
 * Version skew (R8.18): the code of this page is of a build that the market may have replaced. If a chunk
 * cannot be imported, the chart asks for the market's build. If that is another one, it stores the input and
 * reloads the page, once per build. While it decides, failed imports stay pending, so no screen shows an error.
 */
export const versionSkewMachine = setup({
  types: {} as {
    events: { type: 'import.failed' } | { type: 'reload.requested' };
    tags: 'deciding';
  },
  actors: { askRelease: port<ReleaseAnswer, void>('askRelease') },
  guards: {
    hasReload: (_, { isOther, mayReload }: ReleaseAnswer) => isOther && mayReload,
    isOther: (_, { isOther }: ReleaseAnswer) => isOther,
  },
  actions: {
    storeInput: effect<void>('storeInput'),
    reloadPage: effect<void>('reloadPage'),
  },
  delays: { reloadLimit: VERSION_SKEW.reloadLimit },
}).createMachine({
  id: 'versionSkew',
  initial: 'current',
  states: {
    // No reason to doubt the page's build: nothing failed, or the market runs the same build.
    current: { on: { 'import.failed': 'asking' } },
    // The market is asked for its build. Without an answer, the connection is taken for the cause.
    asking: {
      tags: 'deciding',
      invoke: {
        id: 'askRelease',
        src: 'askRelease',
        onDone: [
          { guard: { type: 'hasReload', params: ({ event }) => event.output }, target: 'reloading' },
          { guard: { type: 'isOther', params: ({ event }) => event.output }, target: 'outdated' },
          { target: 'current' },
        ],
        onError: 'current',
      },
    },
    // The browser replaces the page. It stays only if the visitor refuses, because something would be lost.
    reloading: {
      tags: 'deciding',
      entry: ['storeInput', 'reloadPage'],
      after: { reloadLimit: 'outdated' },
    },
    // The page keeps its old build. Screens that cannot load say so, and offer to reload.
    outdated: { on: { 'reload.requested': 'reloading' } },
  },
});
