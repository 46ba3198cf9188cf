import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, describe, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { getSimplePaths } from 'xstate/graph';
import { FEEDBACK_TIMING } from '../../contract/limits.ts';
import { addFeedbackMachine } from '../../src/machines/cart/add-feedback.machine.ts';
import { childOf } from '../../src/machines/shell/app.machine.ts';
import type { CartResult } from '../../src/machines/cart/cart.types.ts';
import { announceAdditions } from '../../src/wiring/cart/announce-additions.ts';
import { ProductOffer } from '../../src/wiring/catalogue/product-offer.tsx';
import { MarketTheme } from '../../src/theme/MarketTheme.tsx';
import { makeSystem } from '../../src/theme/chakra-system/system.ts';
import { appAt } from '../support/charts/app-actor.ts';
import { cartProduct, createCartServer } from '../support/browser/cart-server.ts';
import { consumer } from '../support/browser/cart.ts';
import { deferred } from '../support/charts/deferred.ts';
import { eventTypesIn } from '../support/charts/path-tests.ts';
import { wiredCart } from '../support/browser/wired-cart.ts';

const STOCK = 2;
const products = ['a', 'b'].map((id) => cartProduct(id, STOCK));
const system = makeSystem();

const events = [
  ...products.map(({ id }) => ({ type: 'addition.noticed' as const, productId: id, held: 0 })),
  ...[1, 2].map((turn) => ({ type: 'addition.faded' as const, turn })),
];

type Steps = readonly { event: { type: string; turn?: number; productId?: string } }[];

/** Additions fade in the order of their start, and only after it. */
function isInTime(steps: Steps): boolean {
  let [noticed, faded] = [0, 0];
  return steps.every(({ event }) => {
    if (event.type === 'addition.noticed') noticed += 1;
    if (event.type !== 'addition.faded') return true;
    faded += 1;
    return event.turn === faded && faded <= noticed;
  });
}

const nameOf = (steps: Steps) =>
  steps
    .slice(1)
    .map(({ event: { type, productId, turn } }) => `${type} ${productId ?? turn}`)
    .join(', ');

const inTime = getSimplePaths(addFeedbackMachine, {
  limit: 5_000,
  events,
  filterEvents: ({ context }, { type }) => type === 'addition.faded' || context.turn < 2,
  serializeState: (to, event, from) => JSON.stringify([from?.context, event, to.context]),
})
  .map(({ steps }) => steps as Steps)
  .filter(isInTime);
const begins = (one: Steps, other: Steps) =>
  one.length < other.length && `${nameOf(other)},`.startsWith(`${nameOf(one)}${one.length > 1 ? ',' : ''}`);
const ways = inTime.filter((one) => !inTime.some((other) => begins(one, other)));

/** Fate of an added product. */
type Fate = 'kept here' | 'confirmed' | 'refused';

async function mountShelf(fate: Fate, { isCodeLate = false } = {}) {
  const server = createCartServer();
  let answer = deferred<CartResult>();
  let settle = () => {};
  const cart = wiredCart({
    ...server.services,
    change: (request) => {
      settle = () => {
        settle = () => {};
        answer.resolve(server.answer(request));
      };
      return (answer = deferred()).promise;
    },
  });
  const clock = new SimulatedClock();
  const app = appAt('/', { cart }, { clock }).start();
  const startReadOut = () => {
    announceAdditions(app);
    // The live region must exist for a while before its first text.
    clock.increment(100);
  };
  if (!isCodeLate) startReadOut();
  const shelf = () => products.map((product) => <ProductOffer key={product.id} product={product} />);
  const router = createRouter({
    routeTree: createRootRouteWithContext()({ component: shelf, notFoundComponent: () => null }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    context: { app },
  });
  await router.load();
  render(
    <MarketTheme system={system}>
      <RouterProvider router={router as never} />
    </MarketTheme>,
  );
  await act(async () => childOf(app, 'cart').send({ type: 'page.hydrated' }));
  if (fate !== 'kept here')
    await act(async () => childOf(app, 'cart').send({ type: 'session.opened', user: consumer }));
  const pressedAt: number[] = [];
  const drivers: Record<string, (event: Steps[number]['event']) => void> = {
    'xstate.init': () => {},
    'addition.noticed': ({ productId = '' }) => {
      // Two presses never share a timestamp.
      clock.increment(1);
      pressedAt.push(clock.now());
      if (fate === 'refused') server.fates.push('STORE_CLOSED');
      fireEvent.click(buttonOf(productId));
    },
    'addition.faded': ({ turn = 0 }) =>
      clock.increment(pressedAt[turn - 1]! + FEEDBACK_TIMING.addedTime - clock.now()),
  };
  return { drivers, settle: () => settle(), startReadOut, server, cart: childOf(app, 'cart') };
}

const buttonOf = (id: string) => screen.getByRole('button', { name: new RegExp(`: Producto ${id}$`) });

const seen = () =>
  screen.getAllByRole('article').map((card) => {
    const button = card.querySelector('button');
    const name = button?.getAttribute('aria-label');
    const words = card.querySelector('[data-part=product-foot] p')?.textContent;
    // The text appears in place of the stock text only.
    if (button?.getAttribute('aria-disabled') === 'true') return `${name}, ${words}${button.textContent}`;
    return button?.getAttribute('aria-busy') === 'true' ? `${name} …` : name;
  });

/** Expected buttons once everything is answered; `held` are the quantities in the cart. */
const expected = (recent: readonly string[], held: Record<string, number>) =>
  products.map(({ id }) => {
    if (recent.includes(id) && held[id])
      return `Añadido: Producto ${id}${held[id] === STOCK ? ', Llevas todosAñadido' : ''}`;
    return held[id] === STOCK
      ? `En el carrito: Producto ${id}, Llevas todos`
      : `Añadir al carrito: Producto ${id}`;
  });

/** Expected buttons while one addition is pending. */
const busyAt = (asked: string, before: ReturnType<typeof seen>) =>
  products.map(({ id }, index) => (id === asked ? `Añadir al carrito: Producto ${id} …` : before[index]));

/** Last announcement for screen readers. */
const readOut = () => document.querySelector('[data-part=addition][aria-live=polite]')?.textContent;
const wordsOf = (id: string, held: number | undefined) =>
  held ? `Producto ${id}, en el carrito. Llevas ${held}.` : '';

/** Products whose addition has not faded after these steps; the last addition of each counts, the latest is last. */
function recentAfter(steps: Steps): string[] {
  const turns = steps.flatMap(({ event: { type, productId } }) =>
    type === 'addition.noticed' && productId ? [productId] : [],
  );
  const hasFaded = (turn: number) => steps.some(({ event }) => event.turn === turn);
  return turns.filter((id, index) => turns.lastIndexOf(id) === index && !hasFaded(index + 1));
}

afterEach(() => {
  cleanup();
  document.querySelector('[data-part=addition]')?.remove();
});

describe.each<Fate>(['kept here', 'confirmed', 'refused'])('what is put into the cart and %s', (fate) => {
  test('every event has a driver, every state is met', async () => {
    const { drivers } = await mountShelf(fate);
    const steps = ways.flat();
    expect(eventTypesIn(steps)).toEqual(Object.keys(drivers).toSorted());
    const met = ways.flatMap((way) => way.map((_, index) => recentAfter(way.slice(0, index + 1)).join()));
    expect([...new Set(met)].toSorted()).toEqual(['', 'a', 'a,b', 'b', 'b,a']);
  });

  for (const steps of ways)
    test(`R5.7 ${nameOf(steps)}`, async () => {
      const { drivers, settle } = await mountShelf(fate);
      const held: Record<string, number> = { a: 0, b: 0 };
      let words = '';
      for (const [index, { event }] of steps.entries()) {
        const before = seen();
        await act(async () => drivers[event.type]?.(event));
        const id = event.productId;
        if (id && fate !== 'refused') held[id]! += 1;
        const after = expected(recentAfter(steps.slice(0, index + 1)), held);
        const isAsked = id !== undefined && fate !== 'kept here';
        expect(seen()).toEqual(isAsked ? busyAt(id, before) : after);
        if (id) words = wordsOf(id, held[id]);
        expect(readOut()).toBe(isAsked ? '' : words);
        await act(async () => settle());
        expect(seen()).toEqual(after);
        expect(readOut()).toBe(words);
      }
    });
});

test.each([
  ['its code is there', false],
  ['its code comes after the refusal', true],
])(
  'R5.7 a refused addition is not read out when another tab adds the same product; %s',
  async (_, isCodeLate) => {
    const { drivers, settle, startReadOut, server, cart } = await mountShelf('refused', { isCodeLate });
    await act(async () => drivers['addition.noticed']?.({ type: 'addition.noticed', productId: 'a' }));
    await act(async () => settle());
    if (isCodeLate) startReadOut();
    server.carryOut({ kind: 'add', productId: 'a', quantity: 1 });
    await act(async () => cart.send({ type: 'cart.outdated' }));
    expect(seen()).toEqual(['Añadido: Producto a', 'Añadir al carrito: Producto b']);
    expect(readOut()).toBe('');
  },
);
