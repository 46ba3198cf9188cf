import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import type { CartItem } from '../../contract/cart/cart.ts';
import type { StoresById } from '../../contract/cart/line-store.ts';
import { STORE_LIMITS } from '../../contract/limits.ts';
import { totalOf } from '../../contract/values/money.ts';
import { CartView } from '../../src/components/cart/CartView.tsx';
import { StoreClosingWarnings } from '../../src/components/checkout/StoreClosingWarnings.tsx';
import { childOf } from '../../src/machines/shell/app.machine.ts';
import type { CartRequest, CartResult } from '../../src/machines/cart/cart.types.ts';
import { type CartReviewEvent, cartReviewMachine } from '../../src/machines/cart/cart-review.machine.ts';
import { cartReviewInput, wireCartReview } from '../../src/wiring/cart/cart-review.wiring.ts';
import type { PopupStoresService } from '../../src/services/stores/popup-stores.service.ts';
import { appAt } from '../support/charts/app-actor.ts';
import { createCartServer } from '../support/browser/cart-server.ts';
import { consumer } from '../support/browser/cart.ts';
import { leafOf } from '../support/charts/chart-transitions.ts';
import { openCheckoutScene } from '../support/browser/checkout.ts';
import { type ExpectedReview, reviewAfter } from '../support/charts/cart-review-reference.ts';
import { deferred } from '../support/charts/deferred.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import {
  NOW,
  sampleFailure,
  sampleId,
  sampleItem,
  sampleProduct,
  sampleStore,
} from '../support/samples/samples.ts';
import { eventTypesIn, statesIn, pathTestsOf } from '../support/charts/path-tests.ts';
import { wiredCart } from '../support/browser/wired-cart.ts';

type Snapshot = SnapshotFrom<typeof cartReviewMachine>;
type StoreAnswer = Awaited<ReturnType<PopupStoresService['reloadStore']>>;

const MINUTE = 60_000;
const HIVE = sampleId(1);
const KILN = sampleId(21);
const lineOf = (id: number, name: string, popupStoreId: string, producerName: string) =>
  sampleItem({
    id: sampleId(id),
    productId: sampleId(id),
    product: sampleProduct({ id: sampleId(id), name, popupStoreId, producerName }),
    quantity: 1,
  });
const honey = lineOf(31, 'Miel', HIVE, 'Ana Ruiz');
const pot = lineOf(32, 'Orza', KILN, 'Luis Gil');

const closing = sampleStore({ endDate: new Date(NOW + 30 * MINUTE).toISOString() });
const paused = sampleStore({ id: KILN, name: 'Barro y Cal', slug: 'barro-y-cal', status: 'paused' });

const answers: StoresById[] = [
  { [HIVE]: closing },
  { [HIVE]: null },
  { [KILN]: paused },
  { [HIVE]: closing, [KILN]: paused },
];
const carts = [[], [honey], [honey, pot]];
const ticks = [NOW + STORE_LIMITS.reviewPeriod, NOW + 31 * MINUTE];
const events = [
  ...carts.map((cart) => ({ type: 'cart.changed', cart })),
  ...ticks.map((now) => ({ type: 'clock.ticked', now })),
  { type: 'stores.outdated' },
  { type: 'connection.restored' },
  ...answers.map((output) => ({ type: 'xstate.done.actor.loadStores', output })),
  { type: 'xstate.error.actor.loadStores', error: 'roto' },
];

/** The consumer's cart starts with honey; later changes add or remove one line at a time. */
const isOneStep = (before: CartItem[] | null, after: CartItem[]) =>
  before === null ? after.length === 1 : Math.abs(before.length - after.length) === 1;

function canHappen({ context: { cart, now, asking } }: Snapshot, event: (typeof events)[number]) {
  if ('cart' in event) return isOneStep(cart, event.cart);
  if ('now' in event) return event.now > now;
  if (event.type === 'stores.outdated') return cart !== null;
  return !('output' in event) || Object.keys(event.output).join() === asking.join();
}

type Look = 'unknown' | 'gone' | 'closing' | 'closed' | 'paused';

type Known = Pick<ExpectedReview, 'cart' | 'stores' | 'now'>;

/** Visible state of a line's store, from the known data. */
function lookOf({ product }: CartItem, { stores, now }: Known): Look {
  const store = stores[product?.popupStoreId ?? ''];
  if (store === closing) return now > Date.parse(closing.endDate ?? '') ? 'closed' : 'closing';
  if (!store) return store === undefined ? 'unknown' : 'gone';
  return 'paused';
}
const looks = (known: Known) => known.cart?.map((line) => lookOf(line, known)) ?? null;

const walks = pathTestsOf(cartReviewMachine, {
  input: { cart: null, now: NOW },
  events,
  canHappen,
  look: ({ context }) => looks(context)?.at(-1),
}).map((walk) =>
  walk.map(({ event, state }, at) => ({
    event,
    state,
    known: reviewAfter(
      walk.slice(0, at + 1).map((step) => step.event),
      NOW,
    ),
  })),
);

const CLOSED = 'La tienda no está disponible para compras';
const OVER = 'La tienda finalizó el 20 nov 2026, 13:30. Ya no se pueden realizar compras.';

/** Texts of cart and checkout about a line's store: badge, obstacle and time until closing. */
function saidOf(line: CartItem, known: Known) {
  const look = lookOf(line, known);
  const isNamed = look !== 'unknown' && look !== 'gone';
  const name = isNamed ? (line === pot ? 'Barro y Cal' : 'La Colmena') : (line.product?.producerName ?? '');
  const left = 30 - Math.floor((known.now - NOW) / MINUTE);
  const soon = `${name} cierra en ${left} minutos, a las 13:30. Confirma antes tu pedido.`;
  const says: Record<Look, { stamp?: string; notice?: string; warning?: string; heard?: string }> = {
    unknown: {},
    gone: { notice: CLOSED },
    paused: { stamp: 'En pausa', notice: CLOSED },
    closed: { stamp: 'Cerró hoy', notice: OVER },
    closing: {
      stamp: `Cierra hoy a las 13:30 · ${left} min`,
      warning: soon,
      heard: `${name} cierra en menos de 30 minutos.`,
    },
  };
  return { name, isNamed, ...says[look] };
}

/** Page as a shopper sees it: known stores stay visible while they reload. */
function expected(known: Known): ReturnType<typeof seen> {
  const { cart } = known;
  const said = (cart ?? []).map((line) => saidOf(line, known));
  const stuck = said.filter(({ notice }) => notice !== undefined);
  return {
    isWaiting: cart === null,
    isEmpty: cart?.length === 0,
    stalls: said.map(({ name, isNamed, stamp = null, notice = null }) => ({
      name,
      href: isNamed ? (name === 'La Colmena' ? '/tienda/la-colmena' : '/tienda/barro-y-cal') : null,
      stamp,
      notice,
    })),
    hindered: [
      null,
      'Hay un producto que revisar antes de tramitar el pedido.',
      'Hay 2 productos que revisar antes de tramitar el pedido.',
    ][stuck.length]!,
    heard: said.flatMap(({ name, notice, heard }) => heard ?? (notice ? `${name}: ${notice}` : [])).join(' '),
    warned: [
      ...stuck.map(({ name, notice }) => `${name}: ${notice}`),
      ...said.flatMap(({ warning }) => warning ?? []),
    ],
    waysOut: stuck.map(({ name }) => `Quitar lo de ${name}`),
  };
}

const part = (id: string) => document.getElementById(id)!;
const textsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);
function seen() {
  const said = part('cart').textContent;
  return {
    isWaiting: said.includes('Cargando tu carrito'),
    isEmpty: said.includes('Tu carrito está vacío'),
    stalls: [...part('cart').querySelectorAll('article')].map((row) => {
      const stall = row.closest('section')!;
      const heading = stall.querySelector('h2')!;
      return {
        name: heading.textContent,
        href: heading.querySelector('a')?.getAttribute('href') ?? null,
        stamp: stall.querySelector('[data-part=stamp]')?.textContent ?? null,
        notice: textsOf(row.querySelectorAll('output')).find((text) => text.startsWith('La tienda')) ?? null,
      };
    }),
    hindered: /Hay (un|\d+) productos? que revisar[^.]*[.]/.exec(said)?.[0] ?? null,
    heard: part('hours').querySelector('[role=status]')?.textContent,
    warned: textsOf(part('hours').querySelectorAll('p')),
    waysOut: textsOf(part('hours').querySelectorAll('button')),
  };
}

/** Server that stores a cart and answers at once. */
function keepCart() {
  let items: CartItem[] = [honey];
  const answer = (): CartResult => ({
    ok: true,
    value: { id: 'cart-1', userId: consumer.id, items, totalPrice: totalOf(items) },
  });
  return {
    getCart: async () => answer(),
    change: async (request: CartRequest) => {
      const gone = request.kind === 'add' ? '' : request.itemId;
      const come = [honey, pot].filter(
        ({ productId }) => request.kind === 'add' && productId === request.productId,
      );
      items = [...items.filter(({ id }) => id !== gone), ...come];
      return answer();
    },
  };
}

async function mount() {
  const cart = wiredCart({ ...createCartServer().services, ...keepCart() });
  const app = appAt('/cart', { cart }).start();
  app.send({ type: 'page.hydrated', now: NOW });
  const cartRef = childOf(app, 'cart');
  const pending = new Map<string, ReturnType<typeof deferred<StoreAnswer>>>();
  const reloadStore: PopupStoresService['reloadStore'] = ({ idOrSlug }) => {
    const answer = deferred<StoreAnswer>();
    pending.set(idOrSlug, answer);
    return answer.promise;
  };
  const reviewRef = createActor(wireCartReview(app, { reloadStore }), {
    input: cartReviewInput(app),
  }).start();
  const { actor: checkoutRef } = openCheckoutScene();
  await renderWithMarketProviders(
    <>
      <div id="cart">
        <CartView reviewRef={reviewRef} cartRef={cartRef} />
      </div>
      <div id="hours">
        <StoreClosingWarnings checkoutRef={checkoutRef} reviewRef={reviewRef} cartRef={cartRef} />
      </div>
    </>,
  );
  const settle = (work: (id: string, answer: ReturnType<typeof deferred<StoreAnswer>>) => void) => {
    for (const [id, answer] of pending) work(id, answer);
    pending.clear();
  };
  let held: CartItem[] | null = null;
  const changeTo = (after: CartItem[]) => {
    const before = held;
    held = after;
    if (before === null) return app.send({ type: 'session.opened', user: consumer });
    const come = after.find(({ id }) => before.every((line) => line.id !== id));
    if (come) return cartRef.send({ type: 'item.added', product: come.product!, quantity: 1 });
    const gone = before.find(({ id }) => after.every((line) => line.id !== id));
    const wayOut = screen.queryByText(`Quitar lo de ${gone?.id === pot.id ? 'Barro y Cal' : 'La Colmena'}`);
    fireEvent.click(wayOut ?? screen.getByLabelText(`Quitar del carrito: ${gone?.product?.name}`));
  };
  const drivers: Record<string, (event: never) => void> = {
    'cart.changed': ({ cart }: { cart: CartItem[] }) => changeTo(cart),
    'clock.ticked': ({ now }: { now: number }) => app.send({ type: 'clock.ticked', now }),
    'stores.outdated': () => app.send({ type: 'cart.outdated' }),
    // In the application the event arrives with the reload of the cart.
    'connection.restored': (event: CartReviewEvent) => reviewRef.send(event),
    'xstate.done.actor.loadStores': ({ output }: { output: StoresById }) =>
      settle((id, { resolve }) => {
        const store = output[id];
        if (store) return resolve({ ok: true, value: store });
        resolve({ ok: false, failure: sampleFailure(store === null ? 'POPUP_STORE_NOT_FOUND' : 'TIMEOUT') });
      }),
    'xstate.error.actor.loadStores': ({ error }: { error: unknown }) =>
      settle((_, { reject }) => reject(error)),
  };
  return { reviewRef, drivers, asked: () => [...pending.keys()] };
}

afterEach(cleanup);

describe('what the cart and the checkout say of their stores follows its statechart', () => {
  test('every state and every look of a store is met, and every event has a driver', async () => {
    const steps = walks.flat();
    expect(statesIn(steps)).toEqual(['loading', 'settled']);
    expect([...new Set(steps.flatMap(({ known }) => looks(known) ?? 'no cart'))].toSorted()).toEqual([
      'closed',
      'closing',
      'gone',
      'no cart',
      'paused',
      'unknown',
    ]);
    const { drivers } = await mount();
    expect(eventTypesIn(steps)).toEqual(Object.keys(drivers).toSorted());
  });

  for (const walk of walks) {
    const name = walk
      .map(
        ({ event, state, known }) => `${event.type} ⇒ ${leafOf(state)} ${looks(known)?.join() ?? 'no cart'}`,
      )
      .join(', ');
    test(`R8.9 ${name}`, async () => {
      const { drivers, reviewRef, asked } = await mount();
      for (const { event, state, known } of walk) {
        await act(async () => drivers[event.type]?.(event as never));
        expect([reviewRef.getSnapshot().value, asked()]).toEqual([state.value, known.asking]);
        expect(seen()).toEqual(expected(known));
      }
    });
  }
});
