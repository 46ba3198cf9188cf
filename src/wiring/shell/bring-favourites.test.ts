import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { fakeCall } from '../../../tests/support/fake-call.ts';
import { appAt } from '../../../tests/support/app-actor.ts';
import { bringFavourites } from './bring-favourites.ts';

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

/** A page that lives; whether the favourites are there. */
function open() {
  const app = appAt('/').start();
  const actor = createActor(bringFavourites(() => app, fakeCall({}).call)).start();
  return { actor, isThere: () => app.getSnapshot().children.favourites !== undefined };
}

test.each(['pointermove', 'pointerdown', 'keydown', 'scroll'])(
  'R3.18 whoever only looks pays for no heart; they come with the first %s',
  async (sign) => {
    const { isThere } = open();
    await import('./late-parts.ts');
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
  await import('./late-parts.ts');
  await Promise.resolve();
  expect(isThere()).toEqual(false);
});
