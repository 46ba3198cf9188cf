import type { Call } from '../../../contract/api/call.ts';
import type { Cart } from '../../../contract/cart/cart.ts';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { Result } from '../../../contract/api/failure.ts';

type CartResult = Result<Cart, FailureOf<'getCart' | 'addCartItem' | 'updateCartItem' | 'removeCartItem'>>;

/** One change of the cart; items are named by their own id, products by theirs. */
type CartRequest =
  | { kind: 'add'; productId: string; quantity: number }
  | { kind: 'set'; itemId: string; quantity: number }
  | { kind: 'remove'; itemId: string };

const NO_CART: Cart = { id: '', userId: '', items: [], totalPrice: 0 };

const resultOf = <Failure>(answer: Result<{ cart: Cart }, Failure>): Result<Cart, Failure> =>
  answer.ok ? { ok: true, value: answer.value.cart } : answer;

export const createCartService = (call: Call) => {
  /** The consumer's cart; one that does not exist yet (404) is empty (R7.17). */
  async function getCart(signal?: AbortSignal): Promise<CartResult> {
    const answer = await call('getCart', {}, signal);
    if (!answer.ok && answer.failure.status === 404) return { ok: true, value: NO_CART };
    return resultOf(answer);
  }

  /** So many more of a product; the answer is the whole cart. */
  const addItem = async (body: { productId: string; quantity: number }, signal?: AbortSignal) =>
    resultOf(await call('addCartItem', { body }, signal));

  /** So many of an item in all; the answer is the whole cart. */
  const setQuantity = async (
    { itemId, quantity }: { itemId: string; quantity: number },
    signal?: AbortSignal,
  ) => resultOf(await call('updateCartItem', { params: { itemId }, body: { quantity } }, signal));

  const removeItem = async ({ itemId }: { itemId: string }, signal?: AbortSignal) =>
    resultOf(await call('removeCartItem', { params: { itemId } }, signal));

  /** Carries out one change of the cart. */
  function change(request: CartRequest, signal?: AbortSignal): Promise<CartResult> {
    if (request.kind === 'add') {
      return addItem({ productId: request.productId, quantity: request.quantity }, signal);
    }
    return request.kind === 'set' ? setQuantity(request, signal) : removeItem(request, signal);
  }

  /** Empties the cart; one that does not exist (404) is empty (R7.17). */
  async function clear(signal?: AbortSignal): Promise<Result<null, FailureOf<'clearCart'>>> {
    const answer = await call('clearCart', {}, signal);
    if (answer.ok || answer.failure.status === 404) return { ok: true, value: null };
    return answer;
  }

  /** How many of a product there are to sell: none of one that is gone or off sale, null when it cannot be said. */
  async function stockOf(productId: string, signal?: AbortSignal): Promise<number | null> {
    const answer = await call('getProduct', { params: { id: productId } }, signal);
    if (!answer.ok) return answer.failure.status === 404 ? 0 : null;
    const { stock, isActive } = answer.value.product;
    return isActive === false ? 0 : stock;
  }

  return { getCart, addItem, setQuantity, removeItem, change, clear, stockOf };
};
