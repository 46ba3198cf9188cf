import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { KnownFailure } from '../../../contract/api/failure.ts';
import type {
  ListActorRef,
  ListEvent,
  ListMachine,
  ListQuery,
  ListServices,
  ListSnapshot,
  LoadItemsResult,
} from '../../../src/machines/ui/list.machine.ts';
import type { AddressBar } from '../../../src/wiring/ui/list.wiring.ts';
import { BROKEN_ANSWER, settleVerb } from '../charts/settle-verb.ts';
import { doneEventsOf, leafOf } from '../charts/chart-transitions.ts';
import { deferred } from '../charts/deferred.ts';
import { alertText, textOf, failureMessageFor } from './failure-messages.ts';
import { refusalIn, lastValueOf } from '../charts/path-answers.ts';
import { renderWithMarketProviders } from './render-with-market-providers.tsx';
import { sampleFailure } from '../samples/samples.ts';
import { walkChart } from '../charts/walk-chart.ts';

interface AnswerOf<Item> {
  type: 'xstate.done.actor.loadItems';
  output: LoadItemsResult<Item> | typeof BROKEN_ANSWER;
}

interface Change<Query> {
  /** Change of the query and the action that chooses it. */
  query: Partial<Query>;
  choose: () => unknown;
  /** Condition under which it is available; always by default. */
  isOffered?: (query: Query) => boolean;
}

interface ListWalk<Item, Query extends ListQuery> {
  name: string;
  proves: string;
  machine: ListMachine<Item, Query>;
  wire: (services: ListServices<Item, Query> & AddressBar) => ListMachine<Item, Query>;
  addressOf: (query: Query) => string;
  view: (actorRef: ListActorRef<Item, Query>) => ReactNode;
  /** Items on the first page of a full list. */
  items: Item[];
  rows: () => (string | null)[];
  rowOf: (item: Item) => string;
  changes: readonly Change<Query>[];
  /** Another query to return to. */
  elsewhere: Query;
  /** Label of the search form, if any. */
  search?: string;
  words: { results: string; item: string; items: string };
  isCountSeen?: boolean;
  /** The query has no filters; an empty list then shows neither search nor filters. */
  asksNothing?: (query: Query) => boolean;
  /** The list refreshes on a return to the page; default true. */
  isWatched?: boolean;
  /** Failure message if it differs from the common one. */
  failureText?: (failure: KnownFailure) => string;
  /** Reason for an empty list, by query. */
  emptiness: (query: Query) => string;
  /** Other visible controls that depend on the query alone. */
  controls?: { seen: () => unknown; expected: (query: Query) => unknown };
}

const LIMIT = 2;
const TOTAL = 3;
const BARE = 'section[aria-labelledby=resultados] >';

/** Walks the shortest paths of a list through its view and into its URL; checks texts, items and controls in each state. */
export function walkList<Item, Query extends ListQuery>(walk: ListWalk<Item, Query>): void {
  type Snapshot = ListSnapshot<Item, Query>;
  type Answer = LoadItemsResult<Item>;
  const told = (failure: KnownFailure | null) =>
    failure && walk.failureText ? walk.failureText(failure) : failureMessageFor(failure);
  const { machine, words, isCountSeen = false, asksNothing = () => false, controls, search } = walk;
  const { isWatched = true } = walk;
  const full: Answer = {
    ok: true,
    value: { items: walk.items, pagination: { total: TOTAL, hasMore: false } },
  };
  const none: Answer = { ok: true, value: { items: [], pagination: { total: 0, hasMore: false } } };
  const failed: Answer = { ok: false, failure: sampleFailure('TIMEOUT') };
  const searching = `xstate.after.searchPause.${machine.id}.searching` as const;
  const searchEvents = [
    { type: 'search.typed', text: 'miel' },
    { type: 'search.submitted' },
    { type: searching },
  ] as const;

  /** The list has loaded before, so old items stay visible. */
  const isKnown = ({ context: { items, pagination } }: Snapshot) => items.length > 0 || pagination !== null;
  const hasPages = (state: Snapshot) =>
    isKnown(state) &&
    state.context.pagination?.total === TOTAL &&
    !['fetching.first', 'failed'].includes(leafOf(state));
  const isBare = (state: Snapshot) => leafOf(state) === 'empty' && asksNothing(state.context.query);

  type Past = readonly (ListEvent<Query> | AnswerOf<Item> | { type: typeof searching | 'xstate.init' })[];
  /** Search text, which the page sends with every other choice; undefined without a search. */
  const searchAfter = (past: Past) => {
    const last = past.findLast(({ type }) => type === 'search.typed' || type === 'address.changed');
    const typed = past.filter(({ type }) => type === 'search.typed').length;
    if (last?.type === 'address.changed') return { q: last.query.q };
    return last ? { q: `miel ${typed}` } : {};
  };
  /** Query after these events; each change starts at the first page. */
  function queryAfter(past: Past): Query {
    const last = past.at(-1);
    if (!last) return {} as Query;
    const before = queryAfter(past.slice(0, -1));
    if (last.type === 'query.changed') return { ...before, ...searchAfter(past), ...last.query, offset: 0 };
    if (last.type === 'page.requested') return { ...before, offset: last.offset };
    if (last.type === 'address.changed') return last.query;
    if (last.type !== searching && last.type !== 'search.submitted') return before;
    return { ...before, ...searchAfter(past), offset: 0 };
  }
  const found = (past: Past) => lastValueOf(past, 'loadItems');
  const isOffered = ({ isOffered: test = () => true }: Change<Query>, { context }: Snapshot) =>
    test(context.query);

  const seen = () => ({
    heading: textOf(document.getElementById('resultados')),
    rows: walk.rows(),
    busy: document.querySelector(`${BARE} [data-part=found]`)?.getAttribute('aria-busy') ?? null,
    isComing: document.querySelector(`${BARE} [aria-busy=true]:not([data-part=found])`) !== null,
    alert: alertText(),
    count: textOf(document.querySelector(`${BARE} output, ${BARE} div > output, ${BARE} [role=status]`)),
    emptiness: textOf(document.querySelector(`${BARE} [data-part=found] [data-part=empty-state] h2`)),
    isSearchable: screen.queryByRole('searchbox') !== null,
    controls: controls?.seen(),
  });
  const nothing = (past: Past) => ({
    heading: words.results,
    rows: [],
    busy: null,
    isComing: false,
    alert: null,
    count: '',
    emptiness: null,
    isSearchable: search !== undefined,
    controls: controls?.expected(queryAfter(past)),
  });
  const coming = (past: Past) => ({ ...nothing(past), isComing: true });
  const counted = (past: Past) =>
    found(past) === full.value
      ? `${TOTAL} ${words.items}${isCountSeen ? ` · página ${(queryAfter(past).offset ?? 0) / LIMIT + 1} de 2` : ''}`
      : `0 ${words.items}`;
  const listed = (past: Past, isBusy: boolean) => ({
    ...nothing(past),
    rows: (found(past)?.items ?? []).map(walk.rowOf),
    busy: String(isBusy),
    count: isBusy && !isCountSeen ? '' : counted(past),
    emptiness: found(past) === full.value ? null : walk.emptiness(queryAfter(past)),
  });
  const kept = (past: Past) => expect(seen()).toEqual(found(past) ? listed(past, true) : coming(past));
  const shown = (past: Past) => expect(seen()).toEqual(listed(past, false));
  /** A list without filters and items shows no search. */
  const empty = (past: Past) =>
    expect(seen()).toEqual({
      ...listed(past, false),
      isSearchable: search !== undefined && !asksNothing(queryAfter(past)),
    });

  async function mount() {
    let answer = deferred<Answer>();
    let typed = 0;
    let comeBack: (() => void) | null = null;
    const addresses: Parameters<AddressBar['showAddress']>[0][] = [];
    const clock = new SimulatedClock();
    const logic = walk.wire({
      loadItems: () => (answer = deferred<Answer>()).promise,
      watchReturns: (onReturn) => {
        comeBack = onReturn;
        return () => undefined;
      },
      showAddress: (address) => addresses.push(address),
    });
    const actorRef = createActor(logic, { clock, input: { query: {} as Query, limit: LIMIT } }).start();
    await renderWithMarketProviders(walk.view(actorRef));
    const afterPause: Record<typeof searching, () => void> = { [searching]: () => clock.increment(250) };
    return {
      actorRef,
      addresses,
      isWatched: () => comeBack !== null,
      drivers: {
        'query.changed': ({ query }: { query: Partial<Query> }) =>
          walk.changes.find((change) => change.query === query)?.choose(),
        'page.requested': () => fireEvent.click(screen.getByRole('link', { name: 'Página 2' })),
        'address.changed': (event: { type: 'address.changed'; query: Query }) => actorRef.send(event),
        'refresh.requested': () => (comeBack ? comeBack() : actorRef.send({ type: 'refresh.requested' })),
        'retry.requested': () => fireEvent.click(screen.getByRole('button', { name: 'Reintentar' })),
        'xstate.done.actor.loadItems': ({ output }: { output: Answer }) => settleVerb(answer, output),
        // Unique text: a field that gets its current value fires no event.
        'search.typed': () =>
          fireEvent.change(screen.getByRole('searchbox'), { target: { value: `miel ${(typed += 1)}` } }),
        'search.submitted': () => fireEvent.submit(screen.getByRole('form', { name: search ?? '' })),
        ...afterPause,
      },
    };
  }

  walkChart({
    name: walk.name,
    proves: walk.proves,
    machine,
    input: { query: {} as Query, limit: LIMIT },
    events: [
      ...walk.changes.map(({ query }) => ({ type: 'query.changed' as const, query })),
      { type: 'page.requested', offset: LIMIT },
      { type: 'address.changed', query: walk.elsewhere },
      { type: 'refresh.requested' },
      { type: 'retry.requested' },
      ...doneEventsOf('loadItems', full, none, failed, BROKEN_ANSWER),
      ...(search ? searchEvents : []),
    ],
    // Pages are available only if there are several; all else is available if the chart handles it.
    canHappen: (state, event) => {
      if (event.type === 'page.requested') return hasPages(state);
      if (isBare(state) && ['query.changed', 'search.typed'].includes(event.type)) return false;
      if (event.type !== 'query.changed') return true;
      return walk.changes.some((change) => change.query === event.query && isOffered(change, state));
    },
    look: (state) => [
      isKnown(state),
      hasPages(state),
      isBare(state),
      walk.changes.map((change) => isOffered(change, state)),
    ],
    undriven: search ? [] : searchEvents.map(({ type }) => type),
    mount,
    oracles: {
      'fetching.first': (past) => expect(seen()).toEqual(coming(past)),
      'fetching.again': kept,
      'fetching.refresh': kept,
      ready: shown,
      empty,
      failed: (past) =>
        expect(seen()).toEqual({ ...nothing(past), alert: told(refusalIn(past) as KnownFailure | null) }),
      ...(search && { searching: kept }),
    },
    checkStep: ({ event: { type }, past }, { addresses }) => {
      const isTurned = type === 'page.requested';
      const isTyped = type === 'search.submitted' || type === searching;
      const isMirrored = isTurned || isTyped || type === 'query.changed';
      const href = walk.addressOf(queryAfter(past));
      expect(addresses.splice(0)).toEqual(
        isMirrored ? [{ href, replace: isTyped, resetScroll: isTurned }] : [],
      );
    },
  });

  describe(walk.name, () => {
    afterEach(cleanup);

    test(`${walk.proves} ${isWatched ? 'it is' : 'nobody has it'} looked at again when its reader comes back`, async () => {
      expect((await mount()).isWatched()).toBe(isWatched);
    });
  });
}
