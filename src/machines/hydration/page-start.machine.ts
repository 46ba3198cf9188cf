import { assign, type ErrorActorEvent, setup } from 'xstate';
import { effect, port } from '../port.ts';

/** What a browser makes of a page that came rendered, or of an empty one. What a step has made, those after it use. */
export interface PageStartServices {
  /** Reads what the server says of the page. */
  readState: () => void;
  /** Makes what all that is shown is dressed in. */
  dress: () => void;
  wireApp: () => void;
  /** Makes the app; false where the page brought no snapshot of it, or one of another build. */
  makeApp: () => { isRestored: boolean };
  makeRouter: () => void;
  /** Brings the first screen to where the server left it; false where its snapshot is of another build. */
  loadScreen: () => Promise<{ isRestored: boolean }>;
  /** Has what stands in the page taken over. */
  hydrate: () => void;
  /** Has the page drawn anew, in place of what stands there. */
  renderAfresh: () => void;
  /** Lets the actors go on: before that, they would change the page under React. */
  releaseActors: () => void;
  tellAddress: () => void;
  tellHydrated: () => void;
  announceAlive: () => void;
  /** Puts on what no page needs before it is alive. */
  adorn: () => void;
  /** Waits until the browser has nothing else to do: until then React takes over what could wait. */
  settle: () => Promise<void>;
  /** Lets the time run. It is told to all that is shown: what has not been taken over would be, in one go. */
  watchClock: () => void;
  /** Reports the error of a step that broke, and that this page will not come alive. */
  reportBroken: (error: unknown) => void;
}

type Restored = Awaited<ReturnType<PageStartServices['loadScreen']>>;

const step = port<void, void>('a step of the start');

/** Where a step leads that breaks. */
const onError = {
  target: 'broken',
  actions: {
    type: 'reportBroken',
    params: ({ event }: { event: ErrorActorEvent }) => event.error,
  },
} as const;

/** A step, and what comes after it. */
const doing = <Step extends keyof PageStartServices, Next extends string>(step: Step, next: Next) =>
  ({ invoke: { id: step, src: step, onDone: next, onError } }) as const;

/**
 * The start of a page, from the state that came with it until it lives: each step in a task of its own. A step that
 * breaks ends the start: the page says that it could not be loaded, with a button to try again.
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
