import { type ActorRefFrom, assign, setup } from 'xstate';
import { groupIntoShelves } from '../catalogue/shelves.ts';
import { port } from '../port.ts';
import type {
  LoadStoreSelectorResult,
  StoreSelectorContext,
  StoreSelectorEvent,
  StoreSelectorInput,
} from './store-selector.types.ts';
import type { StoreSelectorQuery } from '../../../contract/stores/stores-query.ts';

const SEARCH_PAUSE = 250;

/** Key of the parts of a query that need a request. The month and the weekend setting do not. */
const asked = ({ q = '', categories, view, page }: StoreSelectorQuery) =>
  JSON.stringify([q, categories.toSorted(), view, page]);

/**
 * Store selector: open, upcoming and recently ended stores. Search, categories and calendar days are in the
 * address (R2.20, R9.14).
 *
 * Not a list chart: it loads three groups that the clock sorts again, each with the number of further stores.
 * Only open stores have pages, with numbers. The view is part of the query, and turning the calendar's month
 * needs no request.
 */
export const storeSelectorMachine = setup({
  types: {} as {
    input: StoreSelectorInput;
    context: StoreSelectorContext;
    events: StoreSelectorEvent;
    tags: 'loading' | 'refreshing';
  },
  actors: { loadSelection: port<LoadStoreSelectorResult, { query: StoreSelectorQuery }>('loadSelection') },
  guards: {
    isFilled: (_, result: LoadStoreSelectorResult) => result.ok && result.value.stores.length > 0,
    isEmpty: (_, result: LoadStoreSelectorResult) => result.ok && result.value.stores.length === 0,
    isOtherSelection: ({ context }, query: StoreSelectorQuery) => asked(query) !== asked(context.query),
    areOtherDays: ({ context }, { month, weekend }: StoreSelectorQuery) =>
      month !== context.query.month || weekend !== context.query.weekend,
  },
  actions: {
    recordResult: assign(({ context }, result: LoadStoreSelectorResult) => {
      if (!result.ok) return { failure: result.failure };
      const { stores, beyond, categories } = result.value;
      return { ...groupIntoShelves(stores, context.now), beyond, categories, failure: null };
    }),
    moveClock: assign(({ context: { open, upcoming, ended } }, now: number) => ({
      now,
      ...groupIntoShelves([...open, ...upcoming, ...ended], now),
    })),
    recordSearch: assign((_, search: string) => ({ search })),
    applySearch: assign(({ context: { query, search } }) => ({
      query: { ...query, q: search.trim() || undefined, page: 1 },
    })),
    toggleCategory: assign(({ context: { query } }, name: string) => {
      const rest = query.categories.filter((one) => one !== name);
      const isChosen = rest.length < query.categories.length;
      return { query: { ...query, categories: isChosen ? rest : [...rest, name] } };
    }),
    turnPage: assign(({ context: { query } }, page: number) => ({ query: { ...query, page } })),
    turnMonth: assign(({ context: { query } }, month: string) => ({ query: { ...query, month } })),
    toggleWeekend: assign(({ context: { query } }) => ({
      query: { ...query, weekend: !query.weekend || undefined },
    })),
    replaceQuery: assign((_, query: StoreSelectorQuery) => ({ query, search: query.q ?? '' })),
    mirrorQuery: (_, _query: StoreSelectorQuery) => {},
  },
  delays: { searchPause: SEARCH_PAUSE },
}).createMachine({
  id: 'storeSelector',
  context: ({ input }) => ({
    ...input,
    ...groupIntoShelves([], input.now),
    beyond: null,
    categories: [],
    search: input.query.q ?? '',
    failure: null,
  }),
  initial: 'fetching',
  on: {
    'search.typed': {
      target: '.searching',
      reenter: true,
      actions: { type: 'recordSearch', params: ({ event }) => event.text },
    },
    'category.toggled': {
      target: '.fetching.again',
      reenter: true,
      actions: [
        'applySearch',
        { type: 'toggleCategory', params: ({ event }) => event.name },
        { type: 'mirrorQuery', params: ({ context }) => context.query },
      ],
    },
    'page.requested': {
      target: '.fetching.again',
      reenter: true,
      actions: [
        'applySearch',
        { type: 'turnPage', params: ({ event }) => event.page },
        { type: 'mirrorQuery', params: ({ context }) => context.query },
      ],
    },
    'month.turned': {
      actions: [
        { type: 'turnMonth', params: ({ event }) => event.month },
        { type: 'mirrorQuery', params: ({ context }) => context.query },
      ],
    },
    'weekend.toggled': {
      actions: ['toggleWeekend', { type: 'mirrorQuery', params: ({ context }) => context.query }],
    },
    'address.changed': [
      {
        guard: { type: 'isOtherSelection', params: ({ event }) => event.query },
        target: '.fetching.again',
        reenter: true,
        actions: { type: 'replaceQuery', params: ({ event }) => event.query },
      },
      {
        guard: { type: 'areOtherDays', params: ({ event }) => event.query },
        actions: { type: 'replaceQuery', params: ({ event }) => event.query },
      },
    ],
    'clock.ticked': { actions: { type: 'moveClock', params: ({ event }) => event.now } },
  },
  states: {
    fetching: {
      initial: 'first',
      states: { first: { tags: 'loading' }, again: { tags: 'refreshing' } },
      invoke: {
        id: 'loadSelection',
        src: 'loadSelection',
        input: ({ context: { query } }) => ({ query }),
        onDone: [
          {
            guard: { type: 'isFilled', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'recordResult', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isEmpty', params: ({ event }) => event.output },
            target: 'empty',
            actions: { type: 'recordResult', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'recordResult', params: ({ event }) => event.output } },
        ],
      },
    },
    searching: {
      tags: 'refreshing',
      after: {
        searchPause: {
          target: 'fetching.again',
          actions: ['applySearch', { type: 'mirrorQuery', params: ({ context }) => context.query }],
        },
      },
      on: {
        'search.submitted': {
          target: 'fetching.again',
          actions: ['applySearch', { type: 'mirrorQuery', params: ({ context }) => context.query }],
        },
      },
    },
    ready: {},
    empty: {},
    failed: { on: { 'retry.requested': 'fetching.first' } },
  },
});

export type StoreSelectorActorRef = ActorRefFrom<typeof storeSelectorMachine>;
