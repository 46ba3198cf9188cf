import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { CONNECTION_TIMING } from '../../../contract/limits.ts';
import { fakeCall } from '../../../tests/support/charts/fake-call.ts';
import { appAt } from '../../../tests/support/charts/app-actor.ts';
import { wireDeferredCode } from './deferred-code.wiring.ts';

const page = Object.assign(new EventTarget(), { location: { pathname: '/products' } });
const browser = { onLine: true };

beforeEach(() => {
  page.location.pathname = '/products';
  browser.onLine = true;
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('location', page.location);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Running page. Reports whether the favourites have started. */
function open() {
  const app = appAt('/').start();
  const load = async () => (await import('./deferred-code.ts')).startDeferredCode(app, fakeCall({}).call);
  const actor = createActor(wireDeferredCode(load)).start();
  return { actor, isThere: () => app.getSnapshot().children.favourites !== undefined };
}

test.each(['pointermove', 'pointerdown', 'keydown', 'scroll'])(
  'R3.18 whoever only looks pays for no heart; they come with the first %s',
  async (sign) => {
    const { isThere } = open();
    await import('./deferred-code.ts');
    expect(isThere()).toEqual(false);
    page.dispatchEvent(new Event(sign));
    await vi.waitFor(() => expect(isThere()).toEqual(true));
  },
);

test('R3.18 on their own page they come at once', async () => {
  page.location.pathname = '/favoritos';
  const { isThere } = open();
  await vi.waitFor(() => expect(isThere()).toEqual(true));
});

test('R2.25 without a line they come at once: the first press may lead to a page that was kept', async () => {
  browser.onLine = false;
  const { isThere } = open();
  await vi.waitFor(() => expect(isThere()).toEqual(true));
});

test('R3.18 a page that has gone hears no sign any more', async () => {
  const { actor, isThere } = open();
  actor.stop();
  page.dispatchEvent(new Event('scroll'));
  await import('./deferred-code.ts');
  await Promise.resolve();
  expect(isThere()).toEqual(false);
});

/** Page whose deferred code fails to load until the test allows it. */
function openWithoutCode() {
  const asked = { times: 0, isRefused: true };
  const clock = new SimulatedClock();
  const load = async () => {
    asked.times += 1;
    if (asked.isRefused) throw new TypeError('Failed to fetch dynamically imported module');
  };
  const actor = createActor(wireDeferredCode(load), { clock }).start();
  const stands = (state: string) => vi.waitFor(() => expect(actor.getSnapshot().value).toBe(state));
  return { asked, clock, stands };
}

test('R3.18 code that was refused is asked for again with the next sign after a pause, and with no sign before', async () => {
  const { asked, clock, stands } = openWithoutCode();
  page.dispatchEvent(new Event('scroll'));
  await stands('backoff');
  page.dispatchEvent(new Event('scroll'));
  expect(asked.times).toBe(1);
  clock.increment(CONNECTION_TIMING.probePause);
  await stands('refused');
  expect(asked.times).toBe(1);
  asked.isRefused = false;
  page.dispatchEvent(new Event('scroll'));
  await stands('loaded');
  page.dispatchEvent(new Event('scroll'));
  expect(asked.times).toBe(2);
});

test('battery 108 code that was refused is asked for again as soon as the line is back', async () => {
  const { asked, stands } = openWithoutCode();
  page.dispatchEvent(new Event('online'));
  expect(asked.times).toBe(0);
  page.dispatchEvent(new Event('keydown'));
  await stands('backoff');
  asked.isRefused = false;
  page.dispatchEvent(new Event('online'));
  await stands('loaded');
  expect(asked.times).toBe(2);
});

test('battery 108 code that was refused is asked for again when the line is back after the pause, without any sign', async () => {
  page.location.pathname = '/favoritos';
  const { asked, clock, stands } = openWithoutCode();
  await stands('backoff');
  clock.increment(CONNECTION_TIMING.probePause);
  await stands('refused');
  expect(asked.times).toBe(1);
  asked.isRefused = false;
  page.dispatchEvent(new Event('online'));
  await stands('loaded');
  expect(asked.times).toBe(2);
});
