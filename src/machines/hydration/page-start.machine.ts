import { assign, type ErrorActorEvent, setup } from 'xstate';
import { effect, port } from '../port.ts';

/**
 * Steps that start a page in the browser, from server-rendered HTML or from an empty one. Later steps use the
 * results of earlier ones.
 */
export interface PageStartServices {
  /** Reads the page state that the server embedded in the HTML. */
  readState: () => void;
  /** Creates the formatter and the design system. */
  dress: () => void;
  wireApp: () => void;
  /** Creates the application's actor. Returns false if the page has no snapshot of it, or one of another build. */
  makeApp: () => { isRestored: boolean };
  makeRouter: () => void;
  /** Loads the first screen from its snapshot. Returns false if the snapshot is of another build. */
  loadScreen: () => Promise<{ isRestored: boolean }>;
  /** Hydrates the server-rendered HTML. */
  hydrate: () => void;
  /** Renders the page from scratch, in place of the server-rendered HTML. */
  renderAfresh: () => void;
  /** Starts the actors. Earlier, they would change the page during hydration. */
  releaseActors: () => void;
  tellAddress: () => void;
  tellHydrated: () => void;
  announceAlive: () => void;
  /** Loads the deferred CSS and the heading font, which no page needs before it is interactive. */
  adorn: () => void;
  /** Waits until the browser is idle, so that React can finish deferred hydration. */
  settle: () => Promise<void>;
  /** Starts the clock. Each tick reaches all views, so it would force the hydration of all deferred parts at once. */
  watchClock: () => void;
  /** Reports the error of a failed step, and that the page cannot start. */
  reportBroken: (error: unknown) => void;
}

type Restored = Awaited<ReturnType<PageStartServices['loadScreen']>>;

const step = port<void, void>('a step of the start');

/** Transition of a failed step. */
const onError = {
  target: 'broken',
  actions: {
    type: 'reportBroken',
    params: ({ event }: { event: ErrorActorEvent }) => event.error,
  },
} as const;

/** State that runs a step and then goes to the next state. */
const doing = <Step extends keyof PageStartServices, Next extends string>(step: Step, next: Next) =>
  ({ invoke: { id: step, src: step, onDone: next, onError } }) as const;

/**
 * Start of a page, from the embedded state to the running application; each step is a task of its own. A
 * failed step ends the start: the page shows an error with a button to try again.
 */
export const pageStartMachine = setup({
  types: {} as { context: Restored; events: { type: 'page.shown' } },
  actors: {
    readState: step,
    dress: step,
    wireApp: step,
    makeApp: port<Restored, void>('makeApp'),
    makeRouter: step,
    loadScreen: port<Restored, void>('loadScreen'),
    hydrate: step,
    renderAfresh: step,
    releaseActors: step,
    tellAddress: step,
    tellHydrated: step,
    announceAlive: step,
    adorn: step,
    settle: step,
    watchClock: step,
  },
  guards: {
    isRestored: ({ context }) => context.isRestored,
    isAsRendered: (_, { isRestored }: Restored) => isRestored,
  },
  actions: {
    recordRestored: assign((_, { isRestored }: Restored) => ({ isRestored })),
    reportBroken: effect<unknown>('reportBroken'),
  },
}).createMachine({
  id: 'pageStart',
  context: { isRestored: false },
  initial: 'reading',
  states: {
    reading: doing('readState', 'dressing'),
    dressing: doing('dress', 'wiring'),
    wiring: doing('wireApp', 'makingApp'),
    makingApp: {
      invoke: {
        id: 'makeApp',
        src: 'makeApp',
        onDone: {
          target: 'routing',
          actions: { type: 'recordRestored', params: ({ event }) => event.output },
        },
        onError,
      },
    },
    routing: {
      invoke: {
        id: 'makeRouter',
        src: 'makeRouter',
        onDone: [{ guard: 'isRestored', target: 'loading' }, { target: 'rendering' }],
        onError,
      },
    },
    loading: {
      invoke: {
        id: 'loadScreen',
        src: 'loadScreen',
        onDone: [
          { guard: { type: 'isAsRendered', params: ({ event }) => event.output }, target: 'hydrating' },
          { target: 'rendering' },
        ],
        onError,
      },
    },
    hydrating: { invoke: { id: 'hydrate', src: 'hydrate', onError }, on: { 'page.shown': 'releasing' } },
    rendering: {
      invoke: { id: 'renderAfresh', src: 'renderAfresh', onError },
      on: { 'page.shown': 'releasing' },
    },
    releasing: doing('releaseActors', 'locating'),
    locating: doing('tellAddress', 'waking'),
    waking: doing('tellHydrated', 'announcing'),
    announcing: doing('announceAlive', 'adorning'),
    adorning: doing('adorn', 'settling'),
    settling: doing('settle', 'timing'),
    timing: doing('watchClock', 'settled'),
    settled: { type: 'final' },
    broken: { type: 'final' },
  },
});
