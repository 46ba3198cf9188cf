import { type ActorRefFrom, assign, setup, type SnapshotFrom, stateIn } from 'xstate';
import type { KnownFailure, Result } from '../../../contract/api/failure.ts';
import type { PageInfo } from '../../../contract/api/pagination.ts';
import type { CorrectedSearch } from '../../../contract/catalogue/corrected-search.ts';
import type { PopupStoreCard } from '../../../contract/catalogue/list-item.ts';
import { callbackPort, port } from '../port.ts';

/** Query of a list, mirrored in the address. Each list adds its own filters. */
export interface ListQuery {
  q?: string | undefined;
  offset?: number | undefined;
  /** Rows per page, if the user chose a number. */
  rows?: number | undefined;
}

export interface PageOfItems<Item> {
  items: Item[];
  pagination: PageInfo | null;
  /** Number of items by kind, independent of the kind in the query; only for lists that have it. */
  counts?: Readonly<Record<string, number>> | undefined;
  /** Corrected search text, used because the typed one found nothing. */
  lookedFor?: CorrectedSearch | undefined;
  /** Stores that match the same search. */
  stores?: readonly PopupStoreCard[] | undefined;
  /** Categories of the stores with matching items. */
  categories?: readonly { name: string; products: number }[] | undefined;
}

export interface LoadItemsInput<Query> {
  query: Query;
  limit: number;
  /** Snapshot time that keeps later pages consistent; null requests the current list. */
  asOf: string | null;
}

export type LoadItemsResult<Item> = Result<PageOfItems<Item>, KnownFailure>;

/** Services of a list, besides the address that mirrors its query. */
export interface ListServices<Item, Query> {
  loadItems(input: LoadItemsInput<Query>, signal: AbortSignal): Promise<LoadItemsResult<Item>>;
  /** Calls back each time the user returns to the list, if it is watched. Returns the unsubscribe function. */
  watchReturns?(onReturn: () => void): () => void;
}

export interface ListInput<Query> {
  query: Query;
  limit: number;
}

export interface ListContext<Item, Query> {
  items: Item[];
  query: Query;
  /** Text of the search box; it becomes the query's `q` after a debounce. */
  search: string;
  limit: number;
  asOf: string | null;
  pagination: PageInfo | null;
  counts?: PageOfItems<Item>['counts'];
  lookedFor?: PageOfItems<Item>['lookedFor'];
  stores?: PageOfItems<Item>['stores'];
  categories?: PageOfItems<Item>['categories'];
  failure: KnownFailure | null;
}

/** Change of the query: of the list's own filters, or of the fields that all lists share. */
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
  /** True if the items change on their own, so that the list reloads when the user returns. */
  isWatched?: boolean;
}

/**
 * List with search, filters and pages, all part of its query. Old items stay visible while new ones load, and
 * after a failed refresh.
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
      watchReturns: callbackPort(),
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
