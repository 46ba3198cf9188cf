import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, SimulatedClock, type SnapshotFrom } from 'xstate';
import { CART_SETTINGS } from '../../contract/limits.ts';
import { StoreOpeningBadge } from '../../src/components/market/StoreOpeningBadge.tsx';
import { type AppActorRef, appMachine, childOf } from '../../src/machines/shell/app.machine.ts';
import { selectCart } from '../../src/machines/cart/cart.selectors.ts';
import { APP_SYSTEM_ID } from '../../src/machines/shell/app-or-self.ts';
import { selectStore } from '../../src/machines/shell/current-store.selectors.ts';
import { wireBrowserApp } from '../../src/wiring/shell/browser-app.wiring.ts';
import { Overlays } from '../../src/wiring/shell/overlays.tsx';
import { cartProduct } from '../support/browser/cart-server.ts';
import { consumer } from '../support/browser/cart.ts';
import { leavesOf } from '../support/charts/chart-transitions.ts';
import { deferred } from '../support/charts/deferred.ts';
import { NOON, popupStore } from '../support/samples/popup-store.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { sampleId, sampleItem } from '../support/samples/samples.ts';
import { eventTypesIn, runDriver, testPathsOf } from '../support/charts/path-tests.ts';

type Snapshot = SnapshotFrom<typeof appMachine>;
type Driven = { type: string; reason?: string; snapshot?: ReturnType<typeof comingStore> };

const HOST = 'tenderete.es';
const PERIOD = 30_000;
const SOON = { interval: 5 };
const at = (number: number) => `https://${HOST}/?popups=puesto-${number}`;
const input = { href: at(1), publicHost: HOST, now: NOON };
const comingStore = (isLoading: boolean) => ({ isLoading, hasTag: () => isLoading });

const posted = { unread: {}, at: NOON };
const board = { dismissed: [], now: NOON, posted };

const events = [
  { type: 'page.hydrated', now: NOON },
  { type: 'clock.ticked', now: NOON },
  { type: 'address.changed', href: `https://${HOST}/guide` },
  { type: 'drawer.opened' },
  { type: 'drawer.closed' },
  { type: 'path.left' },
  { type: 'session.opened', user: consumer },
  { type: 'session.closed', reason: 'SIGNED_OUT' },
  { type: 'session.closed', reason: 'SESSION_EXPIRED' },
  { type: 'connection.restored' },
  { type: 'child.arrived', id: 'notifications', until: 'page', input: board },
  { type: 'order.placed', taken: [] },
  { type: 'cart.outdated' },
  { type: 'cart.refused', refusal: null },
  {
    type: 'cart.merged',
    summary: { arrived: [], clamped: [], left: [{ line: sampleItem(), code: 'NOT_FOUND' }] },
  },
  { type: 'cart.linesLost', count: 2 },
  { type: 'store.failed', failure: { code: 'POPUP_STORE_NOT_FOUND', idOrSlug: 'nadie' } },
  { type: 'toast.shown', kind: 'info', message: 'Hola' },
  { type: 'confirmation.asked', topic: 't', kind: 'info', title: '¿Vaciar?', message: '…' },
  ...[true, false].map((isLoading) => ({
    type: 'xstate.snapshot.currentStore',
    snapshot: comingStore(isLoading),
  })),
] as Driven[];

/**
 * Events with the same effect in all app states are tested once: on a hydrated page with its store and an open cart panel,
 * or with a closed one if the panel is irrelevant.
 */
const OF_ALL_STATES = ['page.hydrated', 'clock.ticked', 'address.changed'];
const OF_DRAWER = ['drawer.opened', 'drawer.closed', 'path.left'];
const isOffered = (state: Snapshot, { type, snapshot }: Driven) => {
  const isWaiting = state.matches({ store: 'loading' });
  const isOpen = state.matches({ drawer: 'open' });
  // An answer about a store arrives only while one is loading.
  if (snapshot) return !isOpen && (isWaiting || snapshot.isLoading);
  if (OF_ALL_STATES.includes(type)) return !isOpen;
  return state.matches({ page: 'live' }) && !isWaiting && (isOpen || OF_DRAWER.includes(type));
};

const paths = testPathsOf(appMachine, {
  input,
  events,
  canHappen: (state, event) => isOffered(state, event),
});

/** Shell of a hydrated page. */
function Around({ app }: { app: AppActorRef }) {
  const store = useSelector(childOf(app, 'currentStore'), selectStore);
  const now = useSelector(app, ({ context }) => context.now);
  const isWatched = useSelector(app, ({ children }) => children.notifications !== undefined);
  const isLive = useSelector(app, (snapshot) => snapshot.matches({ page: 'live' }));
  return (
    <>
      <output data-part="store">{store?.name}</output>
      {store ? <StoreOpeningBadge store={store} now={now} /> : null}
      {isWatched ? <output data-part="notices" /> : null}
      {isLive ? <Overlays app={app} /> : null}
    </>
  );
}

/** Text of the first match in the page. */
const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? null;
const seen = () => ({
  store: document.querySelector('[data-part=store]')?.textContent,
  stamp: textOf('[data-part=stamp]'),
  areNoticesWatched: textOf('[data-part=notices]') !== null,
  cart: textOf('dialog:not([role=alertdialog]) h2'),
  question: textOf('[role=alertdialog] h2'),
  toasts: [...document.querySelectorAll('[data-position] > *')].map(
    (toast) => toast.querySelectorAll('p')[1]?.textContent,
  ),
  isCutOff: document.body.textContent.includes('Ahora mismo no llegamos al mercado.'),
  traces: [
    sessionStorage.getItem('owner'),
    sessionStorage.getItem('step'),
    localStorage.getItem('checkout_draft'),
  ],
});
type Seen = ReturnType<typeof seen>;

const SIGHT: Seen = {
  store: '',
  stamp: null,
  areNoticesWatched: false,
  cart: null,
  question: null,
  toasts: [],
  isCutOff: false,
  traces: [null, 'envío', 'borrador'],
};
const pieces = (count: number) => `Tu carrito · ${count} artículos`;

const answered = (data: object, status = 200) =>
  new Response(JSON.stringify({ status: { code: 'SUCCESS' }, data }), { status });
const storeAnswer = (number: number) =>
  answered({
    popupStore: popupStore({ id: sampleId(number), slug: `puesto-${number}`, name: `Puesto ${number}` }),
  });

/** Browser at an address, with its own server. */
async function openBrowser() {
  const server = { isDown: false, pieces: 3 };
  const stores: ReturnType<typeof deferred<Response>>[] = [];
  const cart = () => ({
    id: 'c',
    userId: consumer.id,
    items: [sampleItem({ quantity: server.pieces })],
    totalPrice: 9.5 * server.pieces,
  });
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.includes('/popup-stores/')) {
      const answer = deferred<Response>();
      stores.push(answer);
      return answer.promise;
    }
    if (server.isDown) throw new TypeError('Failed to fetch');
    if (path.endsWith('/health')) return answered({ status: 'ok' });
    if (path.includes('/notifications')) return answered({ notifications: [] });
    return answered({ cart: cart() }, path.endsWith('/items') ? 201 : 200);
  });
  const intervals = vi.spyOn(globalThis, 'setInterval');
  const { logic, attach } = wireBrowserApp({ show: () => undefined }, posted);
  const app: AppActorRef = createActor(logic, {
    systemId: APP_SYSTEM_ID,
    clock: new SimulatedClock(),
    input,
  });
  attach(app);
  app.start();
  await renderWithMarketProviders(<Around app={app} />);

  let asked = 1;
  const world = { ...SIGHT };
  const see = (changes: Partial<Seen>) => void Object.assign(world, changes);
  const isAsWorld = () => waitFor(() => expect(seen()).toEqual(world), SOON);
  const hasAsked = () => waitFor(() => expect(stores.length).toEqual(asked), SOON);
  const stampNow = () => (Date.now() > NOON ? 'Cerró hoy' : 'Cierra hoy a las 14:00 · 1 h');
  const send = (event: unknown) => act(async () => app.send(event as never));
  const tell = (message: string) => see({ toasts: [...world.toasts, message] });
  const enter = async () => {
    await send({ type: 'session.opened', user: consumer });
    see({ cart: pieces(3), traces: [consumer.id, null, 'borrador'] });
    tell('Hemos juntado lo que llevabas con el carrito de tu cuenta.');
  };
  const telling = (message: string) => async (event: Driven) => {
    await send(event);
    tell(message);
  };

  /** Drivers of the events with the expected page after each. */
  const drivers: Record<string, (event: Driven) => Promise<void>> = {
    'xstate.init': async () => {},
    'page.hydrated': async (event) => {
      await send(event);
    },
    'drawer.opened': async (event) => {
      await send(event);
      see({ cart: 'Tu carrito · 1 artículo' });
    },
    'drawer.closed': async () => {
      await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cerrar el carrito' })));
      see({ cart: null });
    },
    'path.left': async (event) => {
      await send(event);
      see({ cart: null });
    },
    'clock.ticked': async () => {
      vi.setSystemTime(NOON + 2 * 60 * 60_000);
      const [tick] = intervals.mock.calls.find(([, period]) => period === PERIOD)!;
      await act(async () => tick());
      // Data sent with the page is outdated by then.
      see({ areNoticesWatched: true });
      if (world.stamp) see({ stamp: stampNow() });
    },
    'address.changed': send,
    'session.opened': enter,
    'session.closed': async (event) => {
      await send(event);
      if (event.reason === 'SIGNED_OUT') see({ traces: [null, null, null] });
    },
    'child.arrived': async () => {
      await act(async () => childOf(app, 'bell').send({ type: 'bell.pressed' }));
      see({ areNoticesWatched: true });
    },
    'connection.restored': async () => {
      server.isDown = true;
      const before = { ...world };
      await enter();
      const after = { ...world };
      see({ ...before, traces: after.traces, isCutOff: true });
      await isAsWorld();
      server.isDown = false;
      await act(async () => window.dispatchEvent(new Event('online')));
      see(after);
    },
    'order.placed': async (event) => {
      await enter();
      await isAsWorld();
      await send({ ...event, taken: selectCart(childOf(app, 'cart').getSnapshot()).items });
      see({ cart: 'Tu carrito' });
    },
    'cart.outdated': async (event) => {
      await enter();
      await isAsWorld();
      server.pieces = 5;
      await send(event);
      see({ cart: pieces(5) });
    },
    'cart.refused': async () => {
      const one = cartProduct('z', 1);
      await act(async () => childOf(app, 'cart').send({ type: 'item.added', product: one, quantity: 2 }));
      tell('Producto z: No hay suficiente stock disponible para este producto.');
    },
    'cart.merged': telling('Algún producto no lo hemos podido añadir.'),
    'cart.linesLost': telling('No hemos podido recuperar 2 productos de tu carrito. Revísalo, por favor.'),
    'store.failed': telling('Popup store "nadie" no encontrado o no está disponible'),
    'toast.shown': telling('Hola'),
    'confirmation.asked': async (event) => {
      await send({ ...event, replyTo: app });
      see({ question: '¿Vaciar?' });
    },
    'xstate.snapshot.currentStore': async ({ snapshot }) => {
      if (snapshot?.isLoading) {
        await send({ type: 'address.changed', href: at((asked += 1)) });
        await hasAsked();
        see({ store: '', stamp: null });
      } else {
        await act(async () => stores.at(-1)?.resolve(storeAnswer(asked)));
        see({ store: `Puesto ${asked}`, stamp: stampNow() });
      }
    },
  };
  await hasAsked();
  return { app, drivers, isAsWorld };
}

const leaves = ({ value }: Snapshot) => leavesOf(value);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  sessionStorage.setItem('step', 'envío');
  localStorage.setItem('checkout_draft', 'borrador');
  localStorage.setItem(
    CART_SETTINGS.storageKey,
    JSON.stringify({ version: 1, items: [sampleItem({ quantity: 1 })] }),
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sessionStorage.clear();
  localStorage.clear();
});

describe('a page follows the statechart of the app', () => {
  test('every event has a driver, every state is met', async () => {
    const steps = paths.flatMap((path) => path.steps);
    const { drivers } = await openBrowser();
    expect(eventTypesIn(steps)).toEqual(Object.keys(drivers).toSorted());
    expect([...new Set(steps.flatMap(({ state }) => leaves(state as Snapshot)))].toSorted()).toEqual([
      'drawer.closed',
      'drawer.open',
      'page.live',
      'page.rendered',
      'store.loading',
      'store.settled',
    ]);
  });

  for (const { steps } of paths) {
    const name = steps.map(({ event, state }) => `${event.type} ⇒ ${leaves(state as Snapshot).join(' ')}`);
    test(name.join(', '), async () => {
      const { app, drivers, isAsWorld } = await openBrowser();
      for (const { event, state } of steps) {
        await runDriver(drivers, event);
        await isAsWorld();
        expect(leaves(app.getSnapshot())).toEqual(leaves(state as Snapshot));
      }
      app.stop();
    });
  }
});
