import { type AppActorRef, childOf } from '../../machines/shell/app.machine.ts';
import { repurchaseMachine, type RepurchaseServices } from '../../machines/orders/repurchase.machine.ts';
import { repurchaseOf } from '../../machines/orders/repurchase.rules.ts';
import type { OrdersService } from '../../services/orders/orders.service.ts';
import { resultActors } from '../api/promise-actors.ts';

type Orders = Pick<OrdersService, 'readProducts'>;

/** Services from the products' calls and the application's cart. */
const servicesOf = ({ readProducts }: Orders, app: AppActorRef): RepurchaseServices => ({
  gatherGoods: async ({ lines }, signal) => {
    const ids = new Set(lines.map(({ productId }) => productId));
    const products = await readProducts([...ids], signal);
    if (!products.ok) return products;
    const { items } = childOf(app, 'cart').getSnapshot().context.cart;
    const held = Object.fromEntries(items.map(({ productId, quantity }) => [productId, quantity]));
    const { now } = app.getSnapshot().context;
    return { ok: true, value: repurchaseOf(lines, { products: products.value, held, now }) };
  },
  putIntoCart: (found) => {
    for (const { product, quantity } of found)
      childOf(app, 'cart').send({ type: 'item.added', product, quantity });
  },
});

/** Repurchase, connected to the current products and the application's cart. */
export function wireRepurchase(orders: Orders, app: AppActorRef) {
  const services = servicesOf(orders, app);
  return repurchaseMachine.provide({
    actors: resultActors(services),
    actions: { putIntoCart: (_, found) => services.putIntoCart(found) },
  });
}
