import { assign, sendTo, setup, type SnapshotFrom } from 'xstate';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import { storeFromAddress, storeFromPath } from '../../../contract/stores/store-urls.ts';
import { openingStateAt } from '../../../contract/stores/opening-state.ts';
import { appOrSelf } from './app-or-self.ts';
import { port } from '../port.ts';
import type {
  CurrentStoreContext,
  CurrentStoreEvent,
  CurrentStoreFailure,
  CurrentStoreInput,
  LoadStoreResult,
  ShownAddress,
} from './current-store.types.ts';
import { timeToOpeningChange } from './next-opening-change.ts';
import {
  canonicalHref,
  hrefWithStore,
  isAtStoreHost,
  hasStoreParamAlias,
  isStoreSelectorHref,
  localHref,
  marketHref,
  marketStoreSelectorHref,
  STORE_SELECTOR_PATH,
  storePageHref,
} from './store-href.ts';

const storeIn = ({ publicHost }: CurrentStoreContext, href: string) =>
  storeFromAddress(new URL(href), publicHost);
const storeOf = (result: LoadStoreResult) => (result.ok ? result.value : null);

export const currentStoreMachine = setup({
  types: {} as {
    input: CurrentStoreInput;
    context: CurrentStoreContext;
    events: CurrentStoreEvent;
    tags: 'loading';
  },
  actors: {
    loadStore: port<LoadStoreResult, { idOrSlug: string }>('loadStore'),
    recallStore: port<PopupStore | null, { now: number }>('recallStore'),
  },
  guards: {
    isStoreWanted: ({ context }) => context.wanted !== null,
    isForeignAddress: (_, { href }: { href: string }) => hasStoreParamAlias(href),
    isOtherStoreNamed: ({ context }, { href }: { href: string }) => {
      const named = storeIn(context, href);
      return named !== null && named !== context.named;
    },
    isMissed: ({ context }, result: LoadStoreResult) =>
      !result.ok &&
      result.failure.code === 'POPUP_STORE_NOT_FOUND' &&
      storeFromPath(new URL(context.href).pathname) === null,
    isGoingOn: ({ context }, { href }: { href: string }) =>
      storeIn(context, href) === null && !isStoreSelectorHref(href),
    isAtStoreHost: ({ context }) => isAtStoreHost(context.href, context.publicHost),
    isFound: (_, store: PopupStore | null) => store !== null,
    isOpen: ({ context: { store, now } }) => store !== null && openingStateAt(store, now) === 'open',
  },
  actions: {
    recordAddress: assign(({ context }, { href }: { href: string }) => ({
      href,
      named: storeIn(context, href),
    })),
    wantNamedStore: assign(({ context }) => ({ wanted: context.named, store: null, failure: null })),
    wantStore: assign((_, { slug }: { slug: string }) => ({
      named: slug,
      wanted: slug,
      store: null,
      failure: null,
    })),
    wantNoStore: assign({ wanted: null, store: null, failure: null }),
    adoptStore: assign((_, store: PopupStore | null) => ({ store, failure: null })),
    recordFailure: assign(({ context }, code: CurrentStoreFailure['code'] | null) => ({
      failure: code && { code, idOrSlug: context.wanted ?? '' },
    })),
    tellFailure: sendTo(appOrSelf, ({ context }) => ({ type: 'store.failed', failure: context.failure })),
    recordClock: assign((_, { now }: { now: number }) => ({ now })),
    advanceClock: assign({
      now: ({ context }) => context.now + timeToOpeningChange(context.store, context.now),
    }),
    rememberStore: (_, _memory: { store: PopupStore | null; now: number }) => {},
    forgetStore: () => {},
    showAddress: (_, _address: ShownAddress) => {},
    openAddress: (_, _address: { href: string }) => {},
  },
  delays: { nextTurn: ({ context }) => timeToOpeningChange(context.store, context.now) },
}).createMachine({
  id: 'currentStore',
  context: ({ input }) => {
    const named = storeFromAddress(new URL(input.href), input.publicHost);
    return { ...input, named, wanted: named, store: null, failure: null };
  },
  initial: 'deciding',
  on: {
    'page.hydrated': { actions: { type: 'recordClock', params: ({ event }) => event } },
    'clock.ticked': { actions: { type: 'recordClock', params: ({ event }) => event } },
    'address.changed': [
      {
        guard: { type: 'isForeignAddress', params: ({ event }) => event },
        actions: {
          type: 'showAddress',
          params: ({ event }) => ({ href: localHref(canonicalHref(event.href)), replace: true }),
        },
      },
      {
        guard: { type: 'isOtherStoreNamed', params: ({ event }) => event },
        target: '.loading',
        actions: [{ type: 'recordAddress', params: ({ event }) => event }, 'wantNamedStore'],
      },
      { actions: { type: 'recordAddress', params: ({ event }) => event } },
    ],
    'store.chosen': {
      target: '.loading',
      actions: [
        { type: 'wantStore', params: ({ event }) => event },
        {
          type: 'showAddress',
          params: ({ context, event }) => ({
            href: localHref(hrefWithStore(context.href, event.slug)),
            replace: false,
          }),
        },
      ],
    },
    'store.chosenWithRedirect': {
      target: '.loading',
      actions: [
        { type: 'wantStore', params: ({ event }) => event },
        {
          type: 'showAddress',
          params: ({ event }) => ({ href: storePageHref(event.slug), replace: true }),
        },
      ],
    },
    'store.cleared': [
      {
        guard: 'isAtStoreHost',
        target: '.none',
        actions: [
          'wantNoStore',
          'forgetStore',
          {
            type: 'openAddress',
            params: ({ context }) => ({ href: marketHref(context.href, context.publicHost) }),
          },
        ],
      },
      {
        target: '.none',
        actions: [
          'wantNoStore',
          'forgetStore',
          { type: 'recordAddress', params: ({ context }) => ({ href: hrefWithStore(context.href, null) }) },
          {
            type: 'showAddress',
            params: ({ context }) => ({ href: localHref(context.href), replace: false }),
          },
        ],
      },
    ],
  },
  states: {
    deciding: { always: [{ guard: 'isStoreWanted', target: 'loading' }, { target: 'none' }] },
    none: {
      on: {
        'page.hydrated': {
          target: 'recalling',
          actions: { type: 'recordClock', params: ({ event }) => event },
        },
      },
    },
    recalling: {
      invoke: {
        id: 'recallStore',
        src: 'recallStore',
        input: ({ context }) => ({ now: context.now }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'known',
            actions: { type: 'adoptStore', params: ({ event }) => event.output },
          },
          { target: 'none' },
        ],
        onError: 'none',
      },
    },
    loading: {
      tags: 'loading',
      invoke: {
        id: 'loadStore',
        src: 'loadStore',
        input: ({ context }) => ({ idOrSlug: context.wanted ?? '' }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => storeOf(event.output) },
            target: 'known',
            actions: [
              { type: 'adoptStore', params: ({ event }) => storeOf(event.output) },
              {
                type: 'rememberStore',
                params: ({ context }) => ({ store: context.store, now: context.now }),
              },
            ],
          },
          {
            // The page of a missing store reports that itself.
            guard: { type: 'isMissed', params: ({ event }) => event.output },
            target: 'missing',
            actions: { type: 'recordFailure', params: () => 'POPUP_STORE_NOT_FOUND' },
          },
          {
            target: 'failed',
            actions: {
              type: 'recordFailure',
              params: ({ event }) => (event.output.ok ? null : event.output.failure.code),
            },
          },
        ],
      },
    },
    known: {
      initial: 'judging',
      after: { nextTurn: { target: 'known', reenter: true, actions: 'advanceClock' } },
      on: {
        'clock.ticked': {
          target: 'known',
          reenter: true,
          actions: { type: 'recordClock', params: ({ event }) => event },
        },
        'page.hydrated': {
          target: 'known',
          reenter: true,
          actions: [
            { type: 'recordClock', params: ({ event }) => event },
            { type: 'rememberStore', params: ({ context }) => ({ store: context.store, now: context.now }) },
          ],
        },
      },
      states: {
        judging: { always: [{ guard: 'isOpen', target: 'open' }, { target: 'notOpen' }] },
        open: {},
        notOpen: {},
      },
    },
    missing: {
      initial: 'leading',
      on: {
        'page.hydrated': {
          target: '.leading',
          actions: { type: 'recordClock', params: ({ event }) => event },
        },
        'address.changed': {
          guard: { type: 'isGoingOn', params: ({ event }) => event },
          target: 'none',
          actions: [{ type: 'recordAddress', params: ({ event }) => event }, 'wantNoStore'],
        },
      },
      states: {
        leading: {
          always: [
            {
              guard: 'isAtStoreHost',
              target: 'told',
              actions: {
                type: 'openAddress',
                params: ({ context }) => ({ href: marketStoreSelectorHref(context) }),
              },
            },
            {
              target: 'told',
              actions: { type: 'showAddress', params: { href: STORE_SELECTOR_PATH, replace: true } },
            },
          ],
        },
        told: {},
      },
    },
    failed: {
      entry: 'tellFailure',
      on: {
        'store.retried': 'loading',
        'page.hydrated': { actions: [{ type: 'recordClock', params: ({ event }) => event }, 'tellFailure'] },
      },
    },
  },
});

export type CurrentStoreSnapshot = SnapshotFrom<typeof currentStoreMachine>;
