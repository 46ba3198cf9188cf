import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { edgesOf } from '../../../tests/support/charts/chart-transitions.ts';
import { toastsMachine } from './toasts.machine.ts';

const shown = { type: 'toast.shown', kind: 'success', message: 'Guardado' } as const;
const saved = {
  id: 'toast-1',
  kind: 'success',
  title: 'Éxito',
  message: 'Guardado',
  position: 'top-right',
} as const;

function start() {
  const clock = new SimulatedClock();
  const toasts = createActor(toastsMachine, { clock }).start();
  return { clock, toasts, ids: () => toasts.getSnapshot().context.toasts.map(({ id }) => id) };
}

describe(toastsMachine.id, () => {
  test('its transitions are exactly these', () => {
    const events = [
      shown,
      { type: 'toast.dismissed', id: 'toast-1' },
      { type: 'toast.dismissed', id: 'toast-2' },
      { type: 'toast.expired', id: 'toast-1' },
      { type: 'toast.expired', id: 'toast-2' },
    ];
    expect(
      edgesOf(toastsMachine, {
        events,
        describe: ({ value, context }) => `${value} ${context.toasts.length}`,
        stopWhen: ({ context }) => context.shown > 2,
      }),
    ).toEqual([
      'quiet 0 --toast.shown--> showing 1',
      'showing 1 --toast.dismissed--> quiet 0',
      'showing 1 --toast.dismissed--> showing 1',
      'showing 1 --toast.expired--> quiet 0',
      'showing 1 --toast.expired--> showing 1',
      'showing 1 --toast.shown--> showing 2',
      'showing 2 --toast.dismissed--> showing 1',
      'showing 2 --toast.expired--> showing 1',
      'showing 2 --toast.shown--> showing 3',
    ]);
  });

  test('R2.14 a toast is titled by its kind and stands top right for 5 s', () => {
    const { clock, toasts } = start();
    toasts.send(shown);
    clock.increment(4_999);
    expect(toasts.getSnapshot().context.toasts).toEqual([saved]);
    clock.increment(1);
    expect(toasts.getSnapshot().value).toBe('quiet');
    expect(toasts.getSnapshot().context.toasts).toEqual([]);
  });

  test('R2.14 a toast about stores stands 4 s, and may have its own title and place', () => {
    const { clock, toasts } = start();
    const request = { kind: 'info', message: 'Abierta', title: 'Tienda', position: 'bottom-left' } as const;
    toasts.send({ type: 'toast.shown', ...request, topic: 'store' });
    clock.increment(3_999);
    expect(toasts.getSnapshot().context.toasts).toEqual([{ id: 'toast-1', ...request }]);
    clock.increment(1);
    expect(toasts.getSnapshot().context.toasts).toEqual([]);
  });

  test('R2.14 at most five stand at once, the oldest goes', () => {
    const { clock, toasts, ids } = start();
    for (let count = 0; count < 6; count += 1) {
      toasts.send(shown);
      clock.increment(500);
    }
    expect(ids()).toEqual(['toast-2', 'toast-3', 'toast-4', 'toast-5', 'toast-6']);
    clock.increment(2_000);
    expect(ids()).toEqual(['toast-2', 'toast-3', 'toast-4', 'toast-5', 'toast-6']);
    clock.increment(500);
    expect(ids()).toEqual(['toast-3', 'toast-4', 'toast-5', 'toast-6']);
  });

  test('a dismissed toast goes at once, the others stay', () => {
    const { toasts, ids } = start();
    toasts.send(shown);
    toasts.send(shown);
    toasts.send({ type: 'toast.dismissed', id: 'toast-1' });
    expect(ids()).toEqual(['toast-2']);
    toasts.send({ type: 'toast.dismissed', id: 'toast-2' });
    expect(toasts.getSnapshot().value).toBe('quiet');
  });
});
