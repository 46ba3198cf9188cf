import type { AnyEventObject } from 'xstate';
import type { CartItem } from '../../../contract/cart/cart.ts';

/** Expected state of the checkout after the events of a path; it begins with valid shipping data. */
interface ExpectedCheckout {
  stage: 'editing' | 'rejected' | 'notPlaced' | 'placing' | 'reconciling' | 'unconfirmed' | 'placed';
  /** Code of the visible failure. */
  failure: string | null;
  city: string;
  /** The field was left or found invalid, so each later change validates it. */
  isCityChecked: boolean;
  isCityWrong: boolean;
  cart: readonly CartItem[];
  progress: 'settled' | 'saving' | 'waiting';
  /** The store of the products is closed. */
  isStoreClosed: boolean;
}

/** Refusals that a change of the cart removes; a higher price is confirmed instead. */
const REMOVED_BY_CART = ['CART_EMPTY', 'INSUFFICIENT_STOCK', 'STORE_CLOSED'];

const wishes = (cart: readonly CartItem[]) => cart.map(({ productId, quantity }) => [productId, quantity]);

const isAnotherChoice = (before: readonly CartItem[], now: readonly CartItem[]) =>
  now.length > 0 && JSON.stringify(wishes(before)) !== JSON.stringify(wishes(now));

const placing = (before: ExpectedCheckout): ExpectedCheckout => ({
  ...before,
  stage: 'placing',
  failure: null,
  isCityWrong: false,
});

function submitted(before: ExpectedCheckout): ExpectedCheckout {
  if (before.stage === 'unconfirmed') return placing(before);
  if (before.progress !== 'settled') return before;
  if (before.cart.length === 0) return { ...before, stage: 'rejected', failure: 'CART_EMPTY' };
  if (before.isStoreClosed) return { ...before, stage: 'rejected', failure: 'STORE_CLOSED' };
  return before.city === ''
    ? { ...before, stage: 'editing', failure: null, isCityWrong: true }
    : placing(before);
}

function orderAnswered(before: ExpectedCheckout, { output }: AnyEventObject): ExpectedCheckout {
  if (output.ok) return { ...before, stage: 'placed' };
  const { code } = output.failure;
  const isLost = code === 'TIMEOUT' || code === 'INTERNAL';
  return { ...before, failure: code, stage: isLost ? 'reconciling' : 'rejected' };
}

function orderFound(before: ExpectedCheckout, { output }: AnyEventObject): ExpectedCheckout {
  if (!output.ok) return { ...before, stage: 'unconfirmed' };
  return { ...before, stage: output.value ? 'placed' : 'notPlaced' };
}

function cartChanged(before: ExpectedCheckout, { cart }: AnyEventObject): ExpectedCheckout {
  const isRemoved =
    before.stage === 'rejected' &&
    REMOVED_BY_CART.includes(before.failure ?? '') &&
    isAnotherChoice(before.cart, cart);
  return { ...before, cart, ...(isRemoved && { stage: 'editing', failure: null }) };
}

/** Rules by event; other events change nothing. */
const rules: Readonly<Record<string, (before: ExpectedCheckout, event: AnyEventObject) => ExpectedCheckout>> =
  {
    'shipping.changed': (before, { value }) => ({
      ...before,
      stage: 'editing',
      failure: null,
      city: value,
      isCityWrong: (before.isCityChecked || before.isCityWrong) && value === '',
    }),
    'shipping.left': (before) => ({ ...before, isCityChecked: true, isCityWrong: before.city === '' }),
    'order.submitted': submitted,
    'retry.requested': (before) => ({ ...before, stage: 'reconciling' }),
    'connection.restored': (before) => ({ ...before, stage: 'reconciling' }),
    'stores.changed': (before) => ({ ...before, isStoreClosed: true }),
    'cart.changed': cartChanged,
    'cart.progressed': (before, { progress }) => ({ ...before, progress }),
    'xstate.done.actor.placeOrder': orderAnswered,
    'xstate.after.orderTimeout.checkout.placing': (before) => ({
      ...before,
      stage: 'reconciling',
      failure: 'TIMEOUT',
    }),
    'xstate.done.actor.findOrder': orderFound,
    'xstate.after.orderTimeout.checkout.reconciling': (before) => ({ ...before, stage: 'unconfirmed' }),
  };

/** Expected checkout after the events of a path that began with these products. */
export const checkoutAfter = (past: readonly AnyEventObject[], cart: readonly CartItem[]) =>
  past.reduce<ExpectedCheckout>((before, event) => rules[event.type]?.(before, event) ?? before, {
    stage: 'editing',
    failure: null,
    city: 'Soria',
    isCityChecked: false,
    isCityWrong: false,
    cart,
    progress: 'settled',
    isStoreClosed: false,
  });
