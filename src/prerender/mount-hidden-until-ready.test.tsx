import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mountHiddenUntilReady } from './mount-hidden-until-ready.ts';

/** Page with this HTML. The test triggers the router's resolution; `whole` decides when the screen is complete. */
function page(html: string, whole: Promise<void> = Promise.resolve()) {
  const root = document.createElement('div');
  root.innerHTML = html;
  const heard = new Set<() => void>();
  const subscribe = (_: string, listener: () => void) => {
    heard.add(listener);
    return () => void heard.delete(listener);
  };
  // Only this event of the router is used, without its data.
  const options = { defaultPendingMinMs: 500 };
  const router = { subscribe, options } as unknown as Parameters<typeof mountHiddenUntilReady>[1];
  const stage = mountHiddenUntilReady(root, router, () => whole);
  const show = async () => {
    for (const listener of heard) listener();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { root, stage, show, options };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const FRAME = '<div data-coming><h1>Hoy</h1></div>';

test('the frame of the coming screen stands there until the screen is there', async () => {
  const { root, stage, show, options } = page(FRAME);
  expect([stage.hidden, root.textContent, options.defaultPendingMinMs]).toEqual([true, 'Hoy', 0]);
  await show();
  expect(options.defaultPendingMinMs).toEqual(500);
  expect([stage.hidden, root.children.length, root.firstElementChild]).toEqual([false, 1, stage]);
});

test('it stands there until all that the screen shows has come', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { root, stage, show } = page(FRAME, promise);
  await show();
  expect([stage.hidden, root.textContent]).toEqual([true, 'Hoy']);
  resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect([stage.hidden, root.textContent]).toEqual([false, '']);
});

test('whatever takes long is seen coming', () => {
  const { root, stage } = page(FRAME);
  vi.advanceTimersByTime(4_999);
  expect(stage.hidden).toEqual(true);
  vi.advanceTimersByTime(1);
  expect([stage.hidden, root.textContent]).toEqual([false, '']);
});

test('where there is no frame the application takes the place of what is there', () => {
  const { root, stage } = page('<output>Cargando...</output>');
  expect([stage, root.innerHTML]).toEqual([root, '']);
});
