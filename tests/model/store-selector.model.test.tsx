import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, SimulatedClock, type SnapshotFrom } from 'xstate';
import { storeCardOf } from '../../contract/catalogue/list-item.ts';
import { OpeningsCalendar } from '../../src/components/store-selector/OpeningsCalendar.tsx';
import type { StoresPresentationProps } from '../../src/components/store-selector/SelectorResults.tsx';
import { StoreShelves } from '../../src/components/store-selector/StoreShelves.tsx';
import { StoreSelectorView } from '../../src/components/store-selector/StoreSelectorView.tsx';
import { storeSelectorMachine } from '../../src/machines/stores/store-selector.machine.ts';
import type { LoadStoreSelectorResult } from '../../src/machines/stores/store-selector.types.ts';
import type { StoreSelectorQuery } from '../../contract/stores/stores-query.ts';
import { selectorHref } from '../../src/wiring/stores/store-selector-href.ts';
import { wireStoreSelector } from '../../src/wiring/stores/store-selector-screen.tsx';
import { BROKEN_ANSWER, settleVerb } from '../support/charts/settle-verb.ts';
import { doneEventsOf, leafOf } from '../support/charts/chart-transitions.ts';
import { deferred } from '../support/charts/deferred.ts';
import { alertText, failureMessageFor } from '../support/views/failure-messages.ts';
import { lastEventOf, refusalIn, lastValueOf } from '../support/charts/path-answers.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { NOW, sampleFailure, sampleId, sampleStore } from '../support/samples/samples.ts';
import { walkChart } from '../support/charts/walk-chart.ts';
import type { PathStart, Drivers } from '../support/charts/path-tests.ts';

type Snapshot = SnapshotFrom<typeof storeSelectorMachine>;

const CALENDAR: StoreSelectorQuery = { categories: [], view: 'calendar', page: 1 };
const SHELVES: StoreSelectorQuery = { categories: [], view: 'shelves', page: 1 };
const input = { query: SHELVES, now: NOW };
const opening = '2026-11-22T09:00:00.000Z';
const stores = [
  sampleStore({ config: { categories: ['Miel'] } }),
  sampleStore({ id: sampleId(11), name: 'Horno Rosario', slug: 'horno', startDate: opening }),
].map(storeCardOf);
const categories = [{ name: 'Miel', count: 1 }];
const full: LoadStoreSelectorResult = {
  ok: true,
  value: { stores, beyond: { open: 30, upcoming: 0, ended: 2 }, categories },
};
const none: LoadStoreSelectorResult = {
  ok: true,
  value: { stores: [], beyond: { open: 0, upcoming: 0, ended: 0 }, categories },
};
const failed: LoadStoreSelectorResult = { ok: false, failure: sampleFailure('TIMEOUT') };

const events = [
  { type: 'search.typed', text: 'miel' },
  { type: 'search.submitted' },
  { type: 'category.toggled', name: 'Miel' },
  { type: 'page.requested', page: 2 },
  { type: 'month.turned', month: '2026-12' },
  { type: 'weekend.toggled' },
  { type: 'address.changed', query: CALENDAR },
  { type: 'clock.ticked', now: Date.parse(opening) },
  { type: 'retry.requested' },
  ...doneEventsOf('loadSelection', full, none, failed, BROKEN_ANSWER),
  { type: 'xstate.after.searchPause.storeSelector.searching' },
] as const;

const isFilled = ({ context: { open } }: Snapshot) => open.length > 0;
/** Stores are visible, so their controls are too. */
const isThere = (state: Snapshot) =>
  state.context.beyond !== null && !['fetching.first', 'failed'].includes(leafOf(state));
const viewOf = ({ context: { query } }: Snapshot) => query.view;
const isWeekendIn = ({ context: { query } }: Snapshot) => query.weekend === true;
const isOffered = (state: Snapshot, type: string) => {
  const isShown = isThere(state) && isFilled(state);
  if (type === 'page.requested')
    return isShown && viewOf(state) === 'shelves' && state.context.query.page === 1;
  if (type === 'month.turned')
    return (
      isShown &&
      viewOf(state) === 'calendar' &&
      state.context.query.month === undefined &&
      !isWeekendIn(state)
    );
  if (type === 'weekend.toggled') return isShown && viewOf(state) === 'calendar';
  return type !== 'category.toggled' || state.context.beyond !== null;
};

type Event = (typeof events)[number] | PathStart;

const seen = () => ({
  stalls: screen.queryAllByRole('article').map((stall) => stall.querySelector('h3')?.textContent),
  months: [...document.querySelectorAll('#mes')].map(({ textContent }) => textContent),
  busy: document.querySelector('[data-part=found]')?.getAttribute('aria-busy') ?? null,
  isComing: screen.queryByText('Cargando puestos') !== null,
  alert: alertText(),
  count: document.querySelector('[data-part=count]')?.textContent,
});
/** Weekend of the samples' time. */
const WEEKEND = '21 y 22 de noviembre';
const NOTHING = { stalls: [], months: [], busy: null, isComing: false, alert: null, count: '' };
const COMING = { ...NOTHING, isComing: true };

/** Events that return to the first page. */
const ANEW: readonly string[] = [
  'search.submitted',
  'xstate.after.searchPause.storeSelector.searching',
  'category.toggled',
  'address.changed',
];

/** Last loaded stores, grouped by opening state and limited to the shown ones. */
function foundOn(past: readonly Event[]) {
  const { stores: found = [], beyond } = lastValueOf(past, 'loadSelection') ?? {};
  const now = lastEventOf(past, 'clock.ticked')?.now ?? NOW;
  const isOpen = ({ startDate }: (typeof stores)[number]) =>
    startDate !== null && Date.parse(startDate) <= now;
  const isCalendar = past.some(({ type }) => type === 'address.changed');
  const sinceAddress = past.slice(past.findLastIndex(({ type }) => type === 'address.changed') + 1);
  const hasHappened = (type: Event['type']) => sinceAddress.filter((event) => event.type === type).length;
  const lastPaging = past.findLast(({ type }) => type === 'page.requested' || ANEW.includes(type));
  return {
    open: found.filter(isOpen),
    upcoming: found.filter((store) => !isOpen(store)),
    beyond: beyond?.open ?? 0,
    isCalendar,
    month: hasHappened('month.turned') > 0 ? 'Diciembre de 2026' : 'Noviembre de 2026',
    isWeekend: hasHappened('weekend.toggled') % 2 === 1,
    page: lastPaging?.type === 'page.requested' ? 2 : 1,
  };
}

function counted({ open, upcoming, beyond, page }: ReturnType<typeof foundOn>): string {
  if (open.length + upcoming.length === 0) return page > 1 ? '9 abiertos' : '0 puestos';
  const total = open.length + beyond + (page - 1) * 9;
  return `${total} abiertos${upcoming.length > 0 ? ', 1 abre pronto' : ''} y 2 acaban de cerrar`;
}

function shown(past: readonly Event[]) {
  const found = foundOn(past);
  const { open, upcoming, isCalendar, isWeekend, month, page } = found;
  const stalls = [...open, ...(page === 1 ? upcoming : [])].map(({ name }) => name);
  return {
    ...NOTHING,
    stalls: isCalendar ? [] : stalls,
    months: isCalendar && open.length > 0 ? [isWeekend ? WEEKEND : month] : [],
    count: counted(found),
  };
}

const seesKept = (past: readonly Event[]) =>
  expect(seen()).toEqual(
    lastValueOf(past, 'loadSelection') === null ? COMING : { ...shown(past), busy: 'true' },
  );
const seesComing = () => expect(seen()).toEqual(COMING);
const seesFailure = (past: readonly Event[]) =>
  expect(seen()).toEqual({ ...NOTHING, alert: failureMessageFor(refusalIn(past)) });
const seesFound = (past: readonly Event[]) => expect(seen()).toEqual({ ...shown(past), busy: 'false' });

walkChart({
  name: 'choosing a store',
  proves: 'R2.20 R9.14',
  machine: storeSelectorMachine,
  input,
  events,
  canHappen: (state, event) => isOffered(state, event.type),
  // One path through each state of the calendar suffices, because it replaces the list.
  stopWhen: ({ context, value }) =>
    context.query.view === 'calendar' &&
    (context.query.month !== undefined || ['empty', 'failed', 'searching'].includes(value as string)),
  look: (state) => [isFilled(state), viewOf(state), isWeekendIn(state)],
  mount: mountSelector,
  oracles: {
    'fetching.first': seesComing,
    'fetching.again': seesKept,
    searching: seesKept,
    ready: seesFound,
    empty: seesFound,
    failed: seesFailure,
  },
});

/** In the market each screen has one view; the URL leads from one to the other. */
const Either = (props: StoresPresentationProps) =>
  props.query.view === 'calendar' ? <OpeningsCalendar {...props} /> : <StoreShelves {...props} />;

async function mountSelector() {
  let answer = deferred<LoadStoreSelectorResult>();
  let typed = 0;
  const clock = new SimulatedClock();
  const logic = wireStoreSelector({
    loadSelection: () => (answer = deferred()).promise,
    showAddress: () => {},
  });
  const actorRef = createActor(logic, { clock, input }).start();
  await renderWithMarketProviders(
    <StoreSelectorView
      actorRef={actorRef}
      choice={{
        current: null,
        coming: null,
        missing: null,
        doors: { onStoreEntered: () => {}, onStoreLeft: () => {} },
      }}
      addressOf={selectorHref}
      Stores={Either}
    />,
  );
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  const drivers: Drivers<(typeof events)[number]> = {
    // Unique text: an unchanged value fires no event.
    'search.typed': () =>
      fireEvent.change(screen.getByRole('searchbox'), { target: { value: `miel ${(typed += 1)}` } }),
    'search.submitted': () => fireEvent.submit(screen.getByRole('form', { name: 'Buscar puestos' })),
    'category.toggled': () => press(/^Miel/),
    'page.requested': () => fireEvent.click(screen.getByRole('link', { name: 'Página 2' })),
    'month.turned': () => press('Mes siguiente'),
    'weekend.toggled': () => press('Este fin de semana'),
    'address.changed': (event) => actorRef.send(event),
    'clock.ticked': (event) => actorRef.send(event),
    'retry.requested': () => press('Reintentar'),
    'xstate.done.actor.loadSelection': ({ output }) => settleVerb(answer, output),
    'xstate.after.searchPause.storeSelector.searching': () => clock.increment(250),
  };
  return { actorRef, drivers };
}
