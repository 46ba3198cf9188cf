import { fromPromise } from 'xstate';
import { type AppActorRef, childOf } from '../../machines/app/app.machine.ts';
import { type GatherResult, repurchaseMachine } from '../../machines/repurchase/repurchase.machine.ts';
import { repurchaseOf } from '../../machines/repurchase/repurchase.rules.ts';
import type { OrdersService } from '../../services/orders.service.ts';

type Services = Pick<OrdersService, 'readProducts'>;

/** Buying again joined to the products of today and to the page's cart. */
export const wireRepurchase = ({ readProducts }: Services, app: AppActorRef) =>
  repurchaseMachine.provide({
    actors: {
      gatherGoods: fromPromise(async ({ input: { lines }, signal }): Promise<GatherResult> => {
        const ids = new Set(lines.map(({ productId }) => productId));
        const products = await readProducts([...ids], signal);
        if (!products.ok) return products;
        const { items } = childOf(app, 'cart').getSnapshot().context.cart;
        const held = Object.fromEntries(items.map(({ productId, quantity }) => [productId, quantity]));
        const { now } = app.getSnapshot().context;
        return { ok: true, value: repurchaseOf(lines, { products: products.value, held, now }) };
      }),
    },
    actions: {
      putIntoCart: (_, found) => {
        for (const { product, quantity } of found)
          childOf(app, 'cart').send({ type: 'item.added', product, quantity });
      },
    },
  });
