import { type ActorRefFrom, assign, setup, type SnapshotFrom, stateIn } from 'xstate';
import type { KnownFailure, Result } from '../../../contract/api/failure.ts';
import type { Pagination } from '../../../contract/api/pagination.ts';
import type { CorrectedSearch } from '../../../contract/catalogue/corrected-search.ts';
import type { PopupStoreCard } from '../../../contract/catalogue/list-item.ts';
import { listeningPort, port } from '../port.ts';

/** What the address mirrors of a list; each list adds its own filters. */
export interface ListQuery {
  q?: string | undefined;
  offset?: number | undefined;
  /** How many a page holds, where somebody chose it. */
  rows?: number | undefined;
}

export interface Page<Item> {
  items: Item[];
  pagination: Pagination | null;
  /** How many there are of each kind, whichever of them is asked for, where a list tells it. */
  counts?: Readonly<Record<string, number>> | undefined;
  /** What was looked for instead of what was typed, of which nothing was found. */
  lookedFor?: CorrectedSearch | undefined;
  /** Stores that answer the same search. */
  stores?: readonly PopupStoreCard[] | undefined;
  /** What stores with such items are about. */
  categories?: readonly { name: string; products: number }[] | undefined;
}

export interface LoadItemsInput<Query> {
  query: Query;
  limit: number;
  /** Keeps later pages steady; null asks for the list as it is now. */
  asOf: string | null;
}

export type LoadItemsResult<Item> = Result<Page<Item>, KnownFailure>;

/** What a list needs from outside, besides an address that mirrors what was chosen. */
export interface ListServices<Item, Query> {
  loadItems(input: LoadItemsInput<Query>, signal: AbortSignal): Promise<LoadItemsResult<Item>>;
  /** Tells each time that whoever reads the list comes back to it, where it is watched; answers how to stop. */
  watchReturns?(onReturn: () => void): () => void;
}

export interface ListInput<Query> {
  query: Query;
  limit: number;
}

export interface ListContext<Item, Query> {
  items: Item[];
  query: Query;
  /** What stands in the search box; it becomes the query's q after a pause. */
  search: string;
  limit: number;
  asOf: string | null;
  pagination: Pagination | null;
  counts?: Page<Item>['counts'];
  lookedFor?: Page<Item>['lookedFor'];
  stores?: Page<Item>['stores'];
  categories?: Page<Item>['categories'];
  failure: KnownFailure | null;
}

/** What is asked instead: of its own filters, or of what every list is asked. */
type QueryChange<Query> = Partial<Query> | Pick<ListQuery, 'q' | 'rows'>;

export type ListEvent<Query> =
  | { type: 'query.changed'; query: QueryChange<Query> }
  | { type: 'search.typed'; text: string }
  | { type: 'search.submitted' }
  | { type: 'page.requested'; offset: number }
  | { type: 'address.changed'; query: Query }
  | { type: 'refresh.requested' }
  | { type: 'retry.requested' };

const SEARCH_PAUSE = 250;

const isSaid = ([name, value]: [string, unknown]) =>
  value !== undefined && value !== '' && !(name === 'offset' && value === 0);
const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);
const spellOut = (query: object) => JSON.stringify(Object.entries(query).filter(isSaid).toSorted(byName));

interface ListTraits {
  /** Whether what it lists changes under its reader, who comes back to see that. */
  isWatched?: boolean;
}

/**
 * A list with search, filters and pages, all in its query; old items stay in sight while new ones load, and when they are
 * looked at again in vain.
 */
export const createListMachine = <Item, Query extends ListQuery>(
  id: string,
  { isWatched = false }: ListTraits = {},
) =>
  setup({
    types: {} as {
      input: ListInput<Query>;
      context: ListContext<Item, Query>;
      events: ListEvent<Query>;
      tags: 'loading' | 'refreshing';
    },
    actors: {
      loadItems: port<LoadItemsResult<Item>, LoadItemsInput<Query>>('loadItems'),
      watchReturns: listeningPort(),
    },
    guards: {
      isPage: (_, result: LoadItemsResult<Item>) => result.ok,
      isRefresh: stateIn({ fetching: 'refresh' }),
      hasItems: ({ context }) => context.items.length > 0,
      isNews: ({ context }, { query }: { query: Query }) => spellOut(context.query) !== spellOut(query),
    },
    actions: {
      recordResult: assign((_, result: LoadItemsResult<Item>) =>
        result.ok ? { ...result.value, failure: null } : { failure: result.failure },
      ),
      mergeQuery: assign(({ context }, { query }: { query: QueryChange<Query> }) => ({
        query: { ...context.query, ...query, offset: 0 },
        asOf: null,
      })),
      replaceQuery: assign((_, { query }: { query: Query }) => ({
        query,
        search: query.q ?? '',
        asOf: null,
      })),
      recordSearch: assign((_, search: string) => ({ search })),
      applySearch: assign(({ context }) => ({
        query: { ...context.query, q: context.search.trim(), offset: 0 },
        asOf: null,
      })),
      turnPage: assign(({ context }, offset: number) => ({
        query: { ...context.query, offset },
        asOf: context.pagination?.asOf ?? null,
      })),
      forgetMoment: assign({ asOf: null }),
      mirrorQuery: (_, _chosen: { query: Query }) => {},
    },
    delays: { searchPause: SEARCH_PAUSE },
  }).createMachine({
    id,
    context: ({ input }) => ({
      ...input,
      items: [],
      search: input.query.q ?? '',
      asOf: null,
      pagination: null,
      failure: null,
    }),
    invoke: isWatched ? [{ id: 'watchReturns', src: 'watchReturns' }] : [],
    initial: 'fetching',
    on: {
      'query.changed': {
        target: '.fetching.again',
        reenter: true,
        actions: [
          { type: 'mergeQuery', params: ({ event: { query } }) => ({ query }) },
          { type: 'mirrorQuery', params: ({ context: { query } }) => ({ query }) },
        ],
      },
      'page.requested': {
        target: '.fetching.again',
        reenter: true,
        actions: [
          { type: 'turnPage', params: ({ event }) => event.offset },
          { type: 'mirrorQuery', params: ({ context: { query } }) => ({ query }) },
        ],
      },
      'address.changed': {
        guard: { type: 'isNews', params: ({ event: { query } }) => ({ query }) },
        target: '.fetching.again',
        reenter: true,
        actions: { type: 'replaceQuery', params: ({ event: { query } }) => ({ query }) },
      },
      'search.typed': {
        target: '.searching',
        reenter: true,
        actions: { type: 'recordSearch', params: ({ event }) => event.text },
      },
    },
    states: {
      fetching: {
        initial: 'first',
        states: {
          first: { tags: 'loading' },
          again: { tags: 'refreshing' },
          refresh: { tags: 'refreshing' },
        },
        invoke: {
          id: 'loadItems',
          src: 'loadItems',
          input: ({ context: { query, limit, asOf } }) => ({
            query: { ...query, rows: undefined },
            limit: query.rows ?? limit,
            asOf,
          }),
          onDone: [
            {
              guard: { type: 'isPage', params: ({ event }) => event.output },
              target: 'shown',
              actions: { type: 'recordResult', params: ({ event }) => event.output },
            },
            { guard: 'isRefresh', target: 'shown' },
            { target: 'failed', actions: { type: 'recordResult', params: ({ event }) => event.output } },
          ],
        },
      },
      searching: {
        tags: 'refreshing',
        after: {
          searchPause: {
            target: 'fetching.again',
            actions: [
              'applySearch',
              { type: 'mirrorQuery', params: ({ context: { query } }) => ({ query }) },
            ],
          },
        },
        on: {
          'search.submitted': {
            target: 'fetching.again',
            actions: [
              'applySearch',
              { type: 'mirrorQuery', params: ({ context: { query } }) => ({ query }) },
            ],
          },
        },
      },
      shown: { always: [{ guard: 'hasItems', target: 'ready' }, { target: 'empty' }] },
      ready: { on: { 'refresh.requested': { target: 'fetching.refresh', actions: 'forgetMoment' } } },
      empty: { on: { 'refresh.requested': { target: 'fetching.refresh', actions: 'forgetMoment' } } },
      failed: { on: { 'retry.requested': 'fetching.first' } },
    },
  });

export type ListMachine<Item, Query extends ListQuery> = ReturnType<typeof createListMachine<Item, Query>>;
export type ListActorRef<Item, Query extends ListQuery> = ActorRefFrom<ListMachine<Item, Query>>;
export type ListSnapshot<Item, Query extends ListQuery> = SnapshotFrom<ListMachine<Item, Query>>;
