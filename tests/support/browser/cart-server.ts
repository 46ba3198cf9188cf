import type { Cart, CartItem } from '../../../contract/cart/cart.ts';
import { totalOf } from '../../../contract/values/money.ts';
import type {
  CartFailureCode,
  CartRequest,
  CartResult,
  CartServices,
} from '../../../src/machines/cart/cart.types.ts';
import { sampleProduct } from '../samples/samples.ts';

/** Fate of a request: refused, answered, or lost before or after its execution. */
export type RequestFate = 'answered' | 'lostBefore' | 'lostAfter' | CartFailureCode;

const refused = (code: CartFailureCode): CartResult => ({
  ok: false,
  failure: { code, status: 0, errors: [] },
});

export const cartProduct = (id: string, stock = 1_000) =>
  sampleProduct({ id, name: `Producto ${id}`, price: 2, stock });

export const cartLine = (productId: string, quantity: number): CartItem => ({
  id: `item-${productId}`,
  productId,
  product: cartProduct(productId),
  quantity,
  price: 2,
});

/** Server of a consumer's cart. `fates` apply to the changes in order; later ones are answered. */
export function createCartServer(start: Record<string, number> = {}, stocks: Record<string, number> = {}) {
  const held = new Map(Object.entries(start));
  /** Number of orders; lines after an order get new ids. */
  let orders = 0;
  const idOf = (productId: string) => `item-${productId}${orders > 0 ? `-${orders}` : ''}`;
  const fates: RequestFate[] = [];
  const requests: CartRequest[] = [];
  const cart = (): Cart => {
    const items = [...held].map(([productId, quantity]) => ({
      ...cartLine(productId, quantity),
      id: idOf(productId),
    }));
    return { id: 'cart-1', userId: 'ana', items, totalPrice: totalOf(items) };
  };
  const stockOf = (productId: string) => stocks[productId] ?? 1_000;
  const carryOut = (request: CartRequest): CartFailureCode | null => {
    const productId =
      request.kind === 'add' ? request.productId : [...held.keys()].find((id) => idOf(id) === request.itemId);
    if (productId === undefined) return 'NOT_FOUND';
    const before = request.kind === 'add' ? (held.get(productId) ?? 0) : 0;
    const quantity = request.kind === 'remove' ? 0 : before + request.quantity;
    if (quantity > stockOf(productId)) return 'INSUFFICIENT_STOCK';
    if (quantity === 0) held.delete(productId);
    else held.set(productId, quantity);
    return null;
  };
  const line = { isDown: false };
  const answer = (request: CartRequest): CartResult => {
    requests.push(request);
    if (line.isDown) return refused('NO_RESPONSE');
    const fate = fates.shift() ?? 'answered';
    if (fate === 'lostBefore') return refused('NO_RESPONSE');
    if (fate !== 'answered' && fate !== 'lostAfter') return refused(fate);
    const code = carryOut(request);
    if (fate === 'lostAfter') return refused('TIMEOUT');
    return code ? refused(code) : { ok: true, value: cart() };
  };
  const get = (): CartResult => (line.isDown ? refused('NO_RESPONSE') : { ok: true, value: cart() });
  const services: CartServices = {
    getCart: async () => get(),
    change: async (request) => answer(request),
    clear: async () => {
      held.clear();
      return { ok: true, value: null };
    },
    stockOf: async (productId) => stockOf(productId),
  };
  return {
    /** Server calls as the cart uses them. */
    services,
    fates,
    /** Connection to the server. */
    line,
    requests,
    held,
    answer,
    stockOf,
    get,
    /** Places an order, which empties the cart. */
    order: () => {
      held.clear();
      orders += 1;
    },
    /** Makes a change as another tab of the same consumer. */
    carryOut,
    quantities: () => Object.fromEntries(held),
  };
}
