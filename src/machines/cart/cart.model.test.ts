import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { waitUntilCartIdle, visibleLinesIn, startSyncedCart } from '../../../tests/support/browser/cart.ts';
import { type Lines, linesAfter } from '../../../tests/support/charts/cart-reference.ts';
import {
  cartProduct,
  createCartServer,
  type RequestFate,
} from '../../../tests/support/browser/cart-server.ts';
import type { CartEvent, CartRequest } from './cart.types.ts';
import { cartMachine } from './cart.machine.ts';

const productId = fc.constantFrom('a', 'b', 'c');
const wish: fc.Arbitrary<CartEvent> = fc.oneof(
  fc.record({
    type: fc.constant('item.added' as const),
    product: productId.map((id) => cartProduct(id)),
    quantity: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({
    type: fc.constant('item.quantityChanged' as const),
    productId,
    quantity: fc.integer({ min: 0, max: 6 }),
  }),
  fc.record({ type: fc.constant('item.removed' as const), productId }),
);
const fate: fc.Arbitrary<RequestFate> = fc.oneof(
  { weight: 4, arbitrary: fc.constant('answered' as const) },
  fc.constantFrom<RequestFate[]>('lostBefore', 'lostAfter', 'INSUFFICIENT_STOCK', 'NOT_FOUND', 'INTERNAL'),
);
/** Outside events: the connection goes and returns, another tab changes the cart, the page is reloaded. */
type Happening =
  | { type: 'offline' | 'online' | 'reload' }
  | { type: 'otherTab'; productId: string; quantity: number };
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ type: 'offline' as const }) },
  { weight: 3, arbitrary: fc.constant({ type: 'online' as const }) },
  { weight: 1, arbitrary: fc.constant({ type: 'reload' as const }) },
);
const otherTab: fc.Arbitrary<Happening> = fc.record({
  type: fc.constant('otherTab' as const),
  productId,
  quantity: fc.integer({ min: 1, max: 3 }),
});
/** Number of event loop turns that the network gets before the next step. */
const pause = fc.integer({ min: 0, max: 6 });
const start = fc.dictionary(productId, fc.integer({ min: 1, max: 5 }), { noNullPrototype: true });
const stocks = fc.record({ a: fc.integer({ min: 5, max: 9 }), b: fc.constant(1_000), c: fc.constant(1_000) });

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
};

/** Page with the cart, until a reload replaces it. */
async function openPage(server: ReturnType<typeof createCartServer>) {
  let page = await startSyncedCart({ server });
  const online = async () => {
    server.line.isDown = false;
    page.actor.send({ type: 'connection.restored' });
    await waitUntilCartIdle(page.actor);
  };
  return {
    shown: () => visibleLinesIn(page.actor),
    actor: () => page.actor,
    online,
    async happens(what: Happening) {
      if (what.type === 'offline') server.line.isDown = true;
      if (what.type === 'online') await online();
      if (what.type === 'otherTab') {
        server.carryOut({ kind: 'add', productId: what.productId, quantity: what.quantity });
        page.actor.send({ type: 'cart.outdated' });
      }
      if (what.type === 'reload') {
        const { sent, queue } = page.actor.getSnapshot().context;
        page.actor.stop();
        server.line.isDown = false;
        page = await startSyncedCart({ server, unsent: [{ sent, queue }] });
        await waitUntilCartIdle(page.actor);
      }
    },
  };
}

const isWish = (step: CartEvent | Happening): step is CartEvent => step.type.startsWith('item.');

describe(cartMachine.id, () => {
  test(
    'battery 62 whatever is wished, answered, lost, done elsewhere or loaded anew, the cart shows what the server holds, and one line per product',
    () =>
      fc.assert(
        fc.asyncProperty(
          start,
          stocks,
          fc.array(
            fc.tuple(
              fc.oneof({ weight: 4, arbitrary: wish }, { weight: 2, arbitrary: happening }, otherTab),
              pause,
            ),
            { maxLength: 12 },
          ),
          fc.array(fate, { maxLength: 12 }),
          async (held, stock, steps, fates) => {
            const server = createCartServer(held, stock);
            const page = await openPage(server);
            server.fates.push(...fates);
            const shown: unknown[] = [];
            const wished: unknown[] = [];
            for (const [step, count] of steps) {
              if (isWish(step)) {
                wished.push(linesAfter(page.shown(), step));
                page.actor().send(step);
                shown.push(page.shown());
              } else await page.happens(step);
              await turns(count);
            }
            expect(shown).toEqual(wished);
            await page.online();
            expect(page.shown()).toEqual(server.quantities());
            const ids = page
              .actor()
              .getSnapshot()
              .context.cart.items.map((line) => line.productId);
            expect(new Set(ids).size).toBe(ids.length);
          },
        ),
        { numRuns: 150 },
      ),
    30_000,
  );

  test(
    'battery 108 R4.17 over every loss of the line and every reload the server ends up with exactly what was wished',
    () =>
      fc.assert(
        fc.asyncProperty(
          start,
          fc.array(
            fc.tuple(fc.oneof({ weight: 3, arbitrary: wish }, { weight: 2, arbitrary: happening }), pause),
            { maxLength: 14 },
          ),
          async (held, steps) => {
            const server = createCartServer(held);
            const page = await openPage(server);
            let wished: Lines = held;
            for (const [step, count] of steps) {
              if (isWish(step)) {
                wished = linesAfter(wished, step);
                page.actor().send(step);
              } else await page.happens(step);
              await turns(count);
            }
            await page.online();
            expect([server.quantities(), page.shown()]).toEqual([wished, wished]);
          },
        ),
        { numRuns: 150 },
      ),
    30_000,
  );

  test(
    'without refusals the server ends up with exactly what was wished, and never has two requests at once',
    () =>
      fc.assert(
        fc.asyncProperty(start, fc.array(fc.tuple(wish, pause), { maxLength: 12 }), async (held, wishes) => {
          const server = createCartServer(held);
          let [atOnce, most] = [0, 0];
          const change = async (request: CartRequest) => {
            atOnce += 1;
            most = Math.max(most, atOnce);
            await turns(2);
            atOnce -= 1;
            return server.answer(request);
          };
          const { actor } = await startSyncedCart({ server, change });
          for (const [event, count] of wishes) {
            actor.send(event);
            await turns(count);
          }
          await waitUntilCartIdle(actor);
          const wished = wishes.reduce<Lines>((lines, [event]) => linesAfter(lines, event), held);
          expect(server.quantities()).toEqual(wished);
          expect(most).toBeLessThanOrEqual(1);
        }),
        { numRuns: 150 },
      ),
    30_000,
  );
});
