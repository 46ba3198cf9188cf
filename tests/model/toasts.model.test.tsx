import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { type EventObject, SimulatedClock, type SnapshotFrom } from 'xstate';
import { FEEDBACK_TIMING } from '../../contract/limits.ts';
import { childOf } from '../../src/machines/shell/app.machine.ts';
import { toastsMachine, type ToastShown } from '../../src/machines/shell/toasts.machine.ts';
import { Overlays } from '../../src/wiring/shell/overlays.tsx';
import { appAt } from '../support/charts/app-actor.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { eventTypesIn, runDriver, pathTestsOf } from '../support/charts/path-tests.ts';

type Snapshot = SnapshotFrom<typeof toastsMachine>;
type Settled = { type: string; id: string };

const saved: ToastShown = { type: 'toast.shown', kind: 'success', message: 'Guardado' };
const failed: ToastShown = {
  type: 'toast.shown',
  kind: 'error',
  message: 'No se pudo',
  title: 'Vaya',
  position: 'bottom-left',
};
const opened: ToastShown = { type: 'toast.shown', kind: 'info', message: 'Tienda abierta', topic: 'store' };

/** One more than the maximum. */
const MOST = FEEDBACK_TIMING.maxToasts + 1;
const ids = Array.from({ length: MOST }, (_, index) => `toast-${index + 1}`);
const events: EventObject[] = [
  saved,
  failed,
  opened,
  ...ids.map((id) => ({ type: 'toast.dismissed', id })),
  ...ids.map((id) => ({ type: 'toast.expired', id })),
];

/** A toast about stores is shown only on an empty page: beside others it would expire out of order. */
function canHappen({ context: { toasts, shown } }: Snapshot, event: EventObject) {
  if (event.type === 'toast.shown') return shown < MOST && (event !== opened || toasts.length === 0);
  const standing = event.type === 'toast.expired' ? toasts.slice(0, 1) : toasts;
  return standing.some(({ id }) => id === (event as Settled).id);
}

const walks = pathTestsOf(toastsMachine, {
  input: undefined,
  events,
  canHappen,
  look: ({ context: { toasts } }) => [toasts.length, toasts.at(-1)?.kind],
});

const NOTES = {
  success: { at: 'top-right', role: 'status', text: 'ÉxitoGuardado' },
  error: { at: 'bottom-left', role: 'alert', text: 'VayaNo se pudo' },
  info: { at: 'top-right', role: 'status', text: 'AvisoTienda abierta' },
};
const CORNERS = ['top-right', 'bottom-left'];

interface Standing {
  id: string;
  note: (typeof NOTES)[keyof typeof NOTES];
}

/** Visible toasts after these events, oldest first; a surplus one removes the oldest. */
function standingAfter(past: readonly EventObject[]): Standing[] {
  let count = 0;
  return past.reduce<Standing[]>((standing, event) => {
    if (event.type === 'toast.shown') {
      const note = NOTES[(event as ToastShown).kind as keyof typeof NOTES];
      return [...standing, { id: `toast-${(count += 1)}`, note }].slice(-FEEDBACK_TIMING.maxToasts);
    }
    return standing.filter(({ id }) => id !== (event as Settled).id);
  }, []);
}

/** Expected toasts by corner, oldest first. */
const expected = (standing: readonly Standing[]) =>
  CORNERS.flatMap((at) => standing.map(({ note }) => note).filter((note) => note.at === at));

const notesIn = (at: string) => [...document.querySelectorAll(`[data-position=${at}] > *`)];
const seen = () =>
  [...document.querySelectorAll('[data-position]')].flatMap((corner) =>
    [...corner.children].map((note) => ({
      at: corner.getAttribute('data-position'),
      role: note.getAttribute('role'),
      text: note.textContent,
    })),
  );

async function mount() {
  const clock = new SimulatedClock();
  const app = appAt('/', {}, { clock }).start();
  const toastsRef = childOf(app, 'toasts');
  await renderWithMarketProviders(<Overlays app={app} />);
  const due = new Map<string, number>();
  const past: EventObject[] = [];
  const show = (event: ToastShown) => {
    // Shrinking intervals, so that two expirations never coincide.
    clock.increment(1_024 / 2 ** due.size);
    app.send(event);
    const time = event.topic === 'store' ? FEEDBACK_TIMING.storeToastTime : FEEDBACK_TIMING.toastTime;
    due.set(`toast-${due.size + 1}`, clock.now() + time);
  };
  const dismiss = ({ id }: Settled) => {
    const standing = standingAfter(past);
    const { at } = standing.find((toast) => toast.id === id)!.note;
    const place = standing.filter(({ note }) => note.at === at).findIndex((toast) => toast.id === id);
    fireEvent.click(notesIn(at)[place]!.querySelector('[aria-label="Cerrar el aviso"]')!);
  };
  const drivers: Record<string, (event: never) => void> = {
    'toast.shown': show,
    'toast.dismissed': dismiss,
    'toast.expired': ({ id }: Settled) => clock.set(due.get(id)!),
  };
  return { app, clock, drivers, past, toastsRef };
}

/** Events of a walk up to a step. */
const eventsIn = (walk: (typeof walks)[number], step: number) =>
  walk.slice(0, step + 1).map(({ event }) => event);

afterEach(cleanup);

describe('the toasts follow their statechart', () => {
  test('both states are met, from no toast to as many as may stand, and every event has a driver', async () => {
    const steps = walks.flat();
    const { drivers } = await mount();
    expect(eventTypesIn(steps)).toEqual(Object.keys(drivers).toSorted());
    const met = walks.flatMap((walk) =>
      walk.map(({ state }, index) => `${state.value} ${standingAfter(eventsIn(walk, index)).length}`),
    );
    expect([...new Set(met)].toSorted()).toEqual([
      'quiet 0',
      'showing 1',
      'showing 2',
      'showing 3',
      'showing 4',
      'showing 5',
    ]);
  });

  for (const walk of walks) {
    const name = walk
      .map(({ event }, index) =>
        [event.type, 'id' in event ? event.id : '', '⇒', standingAfter(eventsIn(walk, index)).length].join(
          ' ',
        ),
      )
      .join(', ');
    test(`R2.14 ${name}`, async () => {
      const { drivers, past, toastsRef } = await mount();
      for (const { event, state } of walk) {
        await act(async () => runDriver(drivers, event));
        expect(toastsRef.getSnapshot().value).toEqual(state.value);
        past.push(event);
        expect(seen()).toEqual(expected(standingAfter(past)));
      }
    });
  }

  test('R2.14 a toast about stores goes before an older one of another kind', async () => {
    const { app, clock } = await mount();
    const left = async (ms: number) => {
      await act(async () => clock.increment(ms));
      return seen().map(({ text }) => text);
    };
    await act(async () => (app.send(saved), app.send(opened)));
    expect([await left(3_999), await left(1), await left(999), await left(1)]).toEqual([
      ['ÉxitoGuardado', 'AvisoTienda abierta'],
      ['ÉxitoGuardado'],
      ['ÉxitoGuardado'],
      [],
    ]);
  });
});
