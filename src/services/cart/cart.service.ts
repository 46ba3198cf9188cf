import type { Call } from '../../../contract/api/call.ts';
import type { Cart } from '../../../contract/cart/cart.ts';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { Result } from '../../../contract/api/failure.ts';

type CartResult = Result<Cart, FailureOf<'getCart' | 'addCartItem' | 'updateCartItem' | 'removeCartItem'>>;

/** Change of the cart. Lines have an id of their own, different from the product's. */
type CartRequest =
  | { kind: 'add'; productId: string; quantity: number }
  | { kind: 'set'; itemId: string; quantity: number }
  | { kind: 'remove'; itemId: string };

const NO_CART: Cart = { id: '', userId: '', items: [], totalPrice: 0 };

const resultOf = <Failure>(answer: Result<{ cart: Cart }, Failure>): Result<Cart, Failure> =>
  answer.ok ? { ok: true, value: answer.value.cart } : answer;

export const createCartService = (call: Call) => {
  /** Consumer's cart; empty if there is none yet (404) (R7.17). */
  async function getCart(signal?: AbortSignal): Promise<CartResult> {
    const answer = await call('getCart', {}, signal);
    if (!answer.ok && answer.failure.status === 404) return { ok: true, value: NO_CART };
    return resultOf(answer);
  }

  /** Adds pieces of a product; answers the whole cart. */
  const addItem = async (body: { productId: string; quantity: number }, signal?: AbortSignal) =>
    resultOf(await call('addCartItem', { body }, signal));

  /** Sets the quantity of a line; answers the whole cart. */
  const setQuantity = async (
    { itemId, quantity }: { itemId: string; quantity: number },
    signal?: AbortSignal,
  ) => resultOf(await call('updateCartItem', { params: { itemId }, body: { quantity } }, signal));

  const removeItem = async ({ itemId }: { itemId: string }, signal?: AbortSignal) =>
    resultOf(await call('removeCartItem', { params: { itemId } }, signal));

  /** Sends one change of the cart; answers the whole cart. */
  function change(request: CartRequest, signal?: AbortSignal): Promise<CartResult> {
    if (request.kind === 'add') {
      return addItem({ productId: request.productId, quantity: request.quantity }, signal);
    }
    return request.kind === 'set' ? setQuantity(request, signal) : removeItem(request, signal);
  }

  /** Empties the cart. A missing one (404) counts as empty (R7.17). */
  async function clear(signal?: AbortSignal): Promise<Result<null, FailureOf<'clearCart'>>> {
    const answer = await call('clearCart', {}, signal);
    if (answer.ok || answer.failure.status === 404) return { ok: true, value: null };
    return answer;
  }

  /** Stock of a product: 0 if it is deleted or hidden, null if unknown. */
  async function stockOf(productId: string, signal?: AbortSignal): Promise<number | null> {
    const answer = await call('getProduct', { params: { id: productId } }, signal);
    if (!answer.ok) return answer.failure.status === 404 ? 0 : null;
    const { stock, isActive } = answer.value.product;
    return isActive === false ? 0 : stock;
  }

  return { getCart, addItem, setQuantity, removeItem, change, clear, stockOf };
};
