import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { readChartStructure } from '../../src/live-charts/drawing/chart-structure.ts';
import type { LiveActor, LiveUpdate } from '../../src/live-charts/live-charts-channel.ts';
import type { liveChartsMachine } from '../../src/live-charts/live-charts.machine.ts';
import { shownActor } from '../../src/live-charts/live-charts.selectors.ts';
import type { LiveChartsEvent } from '../../src/live-charts/live-charts.types.ts';
import { wireLiveCharts } from '../../src/live-charts/live-charts.wiring.ts';
import { LiveChartsView } from '../../src/live-charts/page/LiveChartsView.tsx';
import { toastsMachine } from '../../src/machines/shell/toasts.machine.ts';
import { leavesOf } from '../support/charts/chart-transitions.ts';
import { fakeChannel } from '../support/charts/live-charts-channel.ts';
import { eventTypesIn, testPathsOf } from '../support/charts/path-tests.ts';

type Snapshot = SnapshotFrom<typeof liveChartsMachine>;

const chart = readChartStructure(toastsMachine.root);
const tab = { tab: 'T', address: '/products' };
const standing = (leaf: string): LiveActor['standing'] => ({ status: 'active', active: ['', leaf] });
const actorOf = (key: string, name: string): LiveActor => ({
  key,
  name,
  parent: key === '1' ? null : '1',
  chart,
  standing: standing('quiet'),
});
const toasts = actorOf('2', 'toasts');

const events: LiveChartsEvent[] = [
  { ...tab, type: 'tab.opened' },
  { ...tab, type: 'tab.reported', actors: [actorOf('1', 'app')], events: [] },
  { ...tab, type: 'actor.started', actor: toasts },
  { ...tab, type: 'actor.moved', key: '1', standing: standing('showing') },
  { ...tab, type: 'actor.ended', key: '2', standing: { status: 'done', active: [] } },
  {
    ...tab,
    type: 'event.passed',
    event: {
      at: 0,
      from: null,
      to: { key: '1', name: 'app' },
      trigger: 'toast.shown',
      detail: '{"message":"Hecho"}',
    },
  },
  { ...tab, type: 'tab.left' },
  { type: 'actor.chosen', actor: { tab: 'T', key: '2', name: 'toasts' } },
  { type: 'log.paused' },
  { type: 'log.resumed' },
  { type: 'log.cleared' },
  { type: 'scope.narrowed' },
  { type: 'scope.widened' },
];

const hasToasts = ({ context }: Snapshot) =>
  context.actors.some(({ name, standing: { status } }) => name === 'toasts' && status === 'active');
const isOffered = (state: Snapshot, type: string) => {
  if (type.startsWith('scope.')) return shownActor(state.context) !== null;
  return type === 'actor.chosen' ? hasToasts(state) : true;
};

const paths = testPathsOf(wireLiveCharts(fakeChannel()), {
  input: undefined,
  events,
  canHappen: (state, { type }) => isOffered(state, type),
  stopWhen: ({ context }) => context.passed > 1 || context.actors.length > 2,
  identify: (to, event, from) => [
    from?.value,
    event?.type,
    to.value,
    hasToasts(to),
    to.context.passed > 0,
    from?.context.held.length,
  ],
});

afterEach(cleanup);

const seen = () => ({
  shown: screen.getAllByRole('heading', { level: 2 })[1]?.textContent,
  actors: [...document.querySelectorAll('.actor')].map((one) => [
    one.querySelector('.name')?.textContent,
    one.querySelector('.place')?.textContent,
    one.getAttribute('aria-pressed'),
  ]),
  held: document.querySelector('.log .stamp')?.textContent ?? null,
  narrow: document.querySelector('.tools [aria-pressed]')?.getAttribute('aria-pressed') ?? null,
  entries: [...document.querySelectorAll('.entries .trigger')].map(({ textContent }) => textContent),
});

/** Expected page after the events of a path. */
const START = {
  /** State of each actor by name, in order of their start. */
  places: {} as Readonly<Record<string, string>>,
  isChosen: false,
  isHeld: false,
  isNarrow: false,
  entries: [] as readonly string[],
  held: [] as readonly string[],
};
type Expected = typeof START;

const without = ({ places }: Expected, gone: string) =>
  Object.fromEntries(Object.entries(places).filter(([name]) => name !== gone));

/** Actor whose chart is shown: the chosen one while it exists, otherwise the first. */
const shownIn = ({ places, isChosen }: Expected): string | null =>
  isChosen && 'toasts' in places ? 'toasts' : (Object.keys(places)[0] ?? null);

/** A stopped actor disappears unless it is shown. */
const ended = (before: Expected): Expected => ({
  ...before,
  places:
    shownIn(before) === 'toasts' ? { ...before.places, toasts: 'Terminado' } : without(before, 'toasts'),
});

const rules: { [Type in LiveChartsEvent['type']]: (before: Expected) => Expected } = {
  'tab.opened': (before) => before,
  'tab.reported': (before) => ({ ...before, places: { app: 'quiet' } }),
  'tab.left': (before) => ({ ...before, places: {} }),
  'actor.started': (before) => ({ ...before, places: { ...without(before, 'toasts'), toasts: 'quiet' } }),
  'actor.moved': (before) => ({ ...before, places: { ...before.places, app: 'showing' } }),
  'actor.ended': (before) => ('toasts' in before.places ? ended(before) : before),
  'event.passed': (before) =>
    before.isHeld
      ? { ...before, held: [...before.held, 'toast.shown'] }
      : { ...before, entries: [...before.entries, 'toast.shown'] },
  'actor.chosen': (before) => ({ ...before, isChosen: true }),
  'log.paused': (before) => ({ ...before, isHeld: true }),
  'log.resumed': (before) => ({
    ...before,
    isHeld: false,
    entries: [...before.entries, ...before.held],
    held: [],
  }),
  'log.cleared': (before) => ({ ...before, entries: [], held: [] }),
  'scope.narrowed': (before) => ({ ...before, isNarrow: true }),
  'scope.widened': (before) => ({ ...before, isNarrow: false }),
};

function expected(past: readonly LiveChartsEvent[]): ReturnType<typeof seen> {
  const now = past.reduce((before, { type }) => rules[type](before), START);
  const shown = shownIn(now);
  const isAboutShown = shown === 'app';
  return {
    shown: shown ?? 'No hay ninguna pestaña del mercado abierta',
    actors: Object.entries(now.places).map(([name, place]) => [name, place, String(name === shown)]),
    held: now.isHeld
      ? ['Detenido', 'Detenido · 1 en espera', 'Detenido · 2 en espera'][now.held.length]!
      : null,
    narrow: shown ? String(now.isNarrow) : null,
    entries: now.isNarrow && !isAboutShown ? [] : [...now.entries],
  };
}

function mount() {
  const channel = fakeChannel();
  const actorRef = createActor(wireLiveCharts(channel)).start();
  render(<LiveChartsView actorRef={actorRef} />);
  const hear = (news: LiveChartsEvent) => channel.hear(news as LiveUpdate);
  const press = (name: string | RegExp) => () => fireEvent.click(screen.getByRole('button', { name }));
  const drivers: Record<string, (event: LiveChartsEvent) => void> = {
    'xstate.init': () => {},
    'tab.opened': hear,
    'tab.reported': hear,
    'tab.left': hear,
    'actor.started': hear,
    'actor.moved': hear,
    'actor.ended': hear,
    'event.passed': hear,
    'actor.chosen': press(/^toasts /),
    'log.paused': press('Detener'),
    'log.resumed': press('Seguir'),
    'log.cleared': press('Vaciar'),
    'scope.narrowed': press(/^Solo /),
    'scope.widened': press(/^Solo /),
  };
  return { actorRef, drivers };
}

describe('the page of flows follows its own statechart', () => {
  test('every event has a driver, every state is met', () => {
    const steps = paths.flatMap((path) => path.steps);
    const { drivers } = mount();
    expect(eventTypesIn(steps)).toEqual(Object.keys(drivers).toSorted());
    const leaves = steps.flatMap(({ state }) => leavesOf((state as Snapshot).value));
    expect([...new Set(leaves)].toSorted()).toEqual([
      'log.held',
      'log.running',
      'market.closed',
      'market.watched',
      'scope.narrow',
      'scope.whole',
    ]);
  });

  for (const { steps } of paths) {
    const name = steps.map(({ event }) => event.type).join(', ');
    test(name, async () => {
      const { actorRef, drivers } = mount();
      const past: LiveChartsEvent[] = [];
      for (const { event, state } of steps) {
        if (event.type !== 'xstate.init') {
          await act(async () => drivers[event.type]?.(event));
          past.push(event);
        }
        expect((actorRef.getSnapshot() as Snapshot).value).toEqual((state as Snapshot).value);
        expect(seen()).toEqual(expected(past));
      }
    });
  }
});
