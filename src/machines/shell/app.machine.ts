import { type ActorRefFrom, assign, forwardTo, sendTo, setup, type SnapshotFrom } from 'xstate';
import type { User } from '../../../contract/account/user.ts';
import { addFeedbackMachine } from '../cart/add-feedback.machine.ts';
import { bellMachine } from '../notifications/bell.machine.ts';
import { cartMachine } from '../cart/cart.machine.ts';
import type { CartRefusal, MergeSummary, OrderPlaced } from '../cart/cart.types.ts';
import { type ConfirmationAsked, confirmationMachine } from '../ui/confirmation.machine.ts';
import { connectionMachine, type AppConnectionEvent } from './connection.machine.ts';
import { currentStoreMachine } from './current-store.machine.ts';
import type { CurrentStoreFailure } from './current-store.types.ts';
import { callbackPort } from '../port.ts';
import { type ChildArrived, type LazyChildId, unregisteredChildren } from './lazy-children.ts';
import { deferredCodeMachine } from '../hydration/deferred-code.machine.ts';
import { sessionMachine } from '../auth/session.machine.ts';
import type { SessionEndReason, AppSessionEvent } from '../auth/session.types.ts';
import { type ToastShown, toastsMachine } from './toasts.machine.ts';

/** `href` is an absolute URL; `now` is in ms UTC; `publicHost` is the bare host whose subdomains name stores. */
export interface AppInput {
  href: string;
  publicHost: string;
  now: number;
}

interface AppContext extends AppInput {
  /** Lazy children that stop at the end of the session. */
  ofSession?: LazyChildId[];
}

export type AppEvent =
  | { type: 'page.hydrated'; now: number }
  | { type: 'clock.ticked'; now: number }
  | { type: 'address.changed'; href: string }
  | { type: 'path.left' }
  | { type: 'drawer.opened' }
  | { type: 'drawer.closed' }
  | OrderPlaced
  | { type: 'cart.outdated' }
  | { type: 'cart.refused'; refusal: CartRefusal }
  | { type: 'cart.merged'; summary: MergeSummary }
  | { type: 'cart.linesLost'; count: number }
  | { type: 'store.failed'; failure: CurrentStoreFailure }
  | ChildArrived
  | AppSessionEvent
  | AppConnectionEvent
  | ConfirmationAsked
  | ToastShown;

export const appMachine = setup({
  types: {} as {
    input: AppInput;
    context: AppContext;
    events: AppEvent;
    children: {
      additionReadOut: 'additionReadOut';
      additions: 'additions';
      bell: 'bell';
      cart: 'cart';
      confirmation: 'confirmation';
      connection: 'connection';
      currentStore: 'currentStore';
      favourites: 'favourites';
      notifications: 'notifications';
      producerData: 'producerData';
      seenPages: 'seenPages';
      session: 'session';
      toasts: 'toasts';
      versionSkew: 'versionSkew';
    };
    tags: 'loading';
  },
  actors: {
    additions: addFeedbackMachine,
    bell: bellMachine,
    cart: cartMachine,
    confirmation: confirmationMachine,
    connection: connectionMachine,
    currentStore: currentStoreMachine,
    session: sessionMachine,
    toasts: toastsMachine,
    watchClock: callbackPort(),
    /** On pages of the market only: loads the code that no page needs before it is interactive. */
    deferredCode: deferredCodeMachine,
    ...unregisteredChildren,
  },
  guards: {
    hasLeftForGood: (_, { reason }: { reason: SessionEndReason }) =>
      reason === 'SIGNED_OUT' || reason === 'CLOSED_ELSEWHERE',
    isStoreLoading: (_, snapshot: SnapshotFrom<typeof currentStoreMachine>) => snapshot.hasTag('loading'),
  },
  actions: {
    recordClock: assign((_, { now }: { now: number }) => ({ now })),
    recordAddress: assign((_, { href }: { href: string }) => ({ href })),
    spawnArrived: assign(({ context, spawn }, arrived: ChildArrived) => {
      // XState's spawn has one overload per actor name and accepts no union of names.
      const { id, input, until } = arrived as ChildArrived<'notifications'>;
      spawn(id, { id, input });
      return until === 'session' ? { ofSession: [...(context.ofSession ?? []), id] } : {};
    }),
    stopOfSession: () => {},
    toBell: forwardTo('bell'),
    toCart: forwardTo('cart'),
    toCurrentStore: forwardTo('currentStore'),
    toToasts: forwardTo('toasts'),
    toConfirmation: forwardTo('confirmation'),
    toConnection: forwardTo('connection'),
    toSession: forwardTo('session'),
    checkAddress: sendTo('currentStore', ({ context }) => ({ type: 'address.changed', href: context.href })),
    tellCartRefusal: (_, _refusal: CartRefusal) => {},
    tellCartMerge: (_, _summary: MergeSummary) => {},
    tellStoreFailure: (_, _failure: CurrentStoreFailure) => {},
    tellLinesLost: (_, _count: number) => {},
    claimTraces: (_, _user: User) => {},
    wipeTraces: () => {},
  },
}).createMachine({
  id: 'app',
  context: ({ input }) => input,
  type: 'parallel',
  invoke: [
    { id: 'toasts', src: 'toasts' },
    { id: 'confirmation', src: 'confirmation' },
    { id: 'connection', src: 'connection' },
    { id: 'session', src: 'session' },
    { id: 'cart', src: 'cart', systemId: 'cart' },
    { id: 'additions', src: 'additions' },
    { id: 'bell', src: 'bell' },
  ],
  on: {
    'address.changed': {
      actions: [{ type: 'recordAddress', params: ({ event }) => event }, 'toCurrentStore'],
    },
    'session.opened': { actions: [{ type: 'claimTraces', params: ({ event }) => event.user }, 'toCart'] },
    'session.closed': [
      {
        guard: { type: 'hasLeftForGood', params: ({ event }) => event },
        actions: ['wipeTraces', 'stopOfSession', 'toCart'],
      },
      { actions: ['stopOfSession', 'toCart'] },
    ],
    'connection.restored': { actions: ['toSession', 'toCart'] },
    'order.placed': { actions: 'toCart' },
    'cart.outdated': { actions: 'toCart' },
    'cart.refused': { actions: { type: 'tellCartRefusal', params: ({ event }) => event.refusal } },
    'cart.merged': { actions: { type: 'tellCartMerge', params: ({ event }) => event.summary } },
    'cart.linesLost': { actions: { type: 'tellLinesLost', params: ({ event }) => event.count } },
    'store.failed': { actions: { type: 'tellStoreFailure', params: ({ event }) => event.failure } },
    'child.arrived': { actions: { type: 'spawnArrived', params: ({ event }) => event } },
    'toast.shown': { actions: 'toToasts' },
    'confirmation.asked': { actions: 'toConfirmation' },
  },
  states: {
    page: {
      initial: 'rendered',
      states: {
        rendered: {
          on: {
            'page.hydrated': {
              target: 'live',
              actions: [
                { type: 'recordClock', params: ({ event }) => event },
                'checkAddress',
                'toCurrentStore',
                'toCart',
                'toConnection',
                'toSession',
                'toBell',
              ],
            },
          },
        },
        live: {
          invoke: [
            { id: 'watchClock', src: 'watchClock' },
            { id: 'deferredCode', src: 'deferredCode' },
          ],
          on: {
            'clock.ticked': {
              actions: [{ type: 'recordClock', params: ({ event }) => event }, 'toCurrentStore', 'toBell'],
            },
          },
        },
      },
    },
    store: {
      invoke: {
        id: 'currentStore',
        src: 'currentStore',
        input: ({ context: { href, publicHost, now } }) => ({ href, publicHost, now }),
        onSnapshot: [
          {
            guard: { type: 'isStoreLoading', params: ({ event }) => event.snapshot },
            target: '.loading',
          },
          { target: '.settled' },
        ],
      },
      initial: 'loading',
      states: { loading: { tags: 'loading' }, settled: {} },
    },
    // Cart drawer. Navigation back or forward closes it.
    drawer: {
      initial: 'closed',
      states: {
        closed: { on: { 'drawer.opened': 'open' } },
        open: { on: { 'drawer.closed': 'closed', 'path.left': 'closed' } },
      },
    },
  },
});

export type AppActorRef = ActorRefFrom<typeof appMachine>;
export type AppSnapshot = SnapshotFrom<typeof appMachine>;
export type AppChildren = AppSnapshot['children'];

/** Child actor of the application, by its id. Throws if the restored snapshot lacks it. */
export function childOf<Id extends keyof AppChildren>(
  app: AppActorRef,
  id: Id,
): NonNullable<AppChildren[Id]> {
  const child = app.getSnapshot().children[id];
  if (!child) throw new Error(`The app has no ${id}`);
  return child;
}
