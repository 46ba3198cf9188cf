import type { AnyEventObject } from 'xstate';
import type { CartItem } from '../../contract/cart/cart.ts';
import type { StoresById } from '../../contract/cart/line-seller.ts';
import { STORES } from '../../contract/limits.ts';

/** What a shopper may rely on after the events of a path: what lies in the cart, and what was told of its stores. */
export interface ExpectedReview {
  /** null while the cart is not loaded. */
  cart: readonly CartItem[] | null;
  stores: StoresById;
  /** In ms UTC. */
  now: number;
  /** Stores that are being asked for. */
  asking: readonly string[];
  /** Stores that are not asked for again for now, and since when, in ms UTC. */
  asked: readonly string[];
  askedAt: number;
}

/** Events that change what is expected; every other leaves it as it is. */
const rules: Readonly<Record<string, (before: ExpectedReview, event: AnyEventObject) => ExpectedReview>> = {
  'cart.changed': (before, { cart }) => ({ ...before, cart }),
  'clock.ticked': (before, { now }) => ({
    ...before,
    now,
    ...(now - before.askedAt >= STORES.reviewPeriod && { asked: [] }),
  }),
  'stores.outdated': (before) => ({ ...before, asked: [] }),
  // Of those that answered there is nothing to be learnt.
  'connection.restored': (before) => ({
    ...before,
    asked: Object.keys(before.stores),
  }),
  'xstate.done.actor.loadStores': (before, { output }) => ({
    ...before,
    stores: { ...before.stores, ...output },
    asking: [],
  }),
  'xstate.error.actor.loadStores': (before) => ({ ...before, asking: [] }),
};

/** Stores of the cart are asked for together, once what was asked before is answered. */
function asking(before: ExpectedReview): ExpectedReview {
  if (before.asking.length > 0) return before;
  const ids = new Set((before.cart ?? []).flatMap(({ product }) => product?.popupStoreId ?? []));
  const due = [...ids].filter((id) => !before.asked.includes(id));
  if (due.length === 0) return before;
  return {
    ...before,
    asking: due,
    asked: [...before.asked, ...due],
    askedAt: before.now,
  };
}

/** The cart's review after the events of a path that began then, in ms UTC, without a cart. */
export const reviewAfter = (past: readonly AnyEventObject[], now: number): ExpectedReview =>
  past.reduce<ExpectedReview>((before, event) => asking(rules[event.type]?.(before, event) ?? before), {
    cart: null,
    stores: {},
    now,
    asking: [],
    asked: [],
    askedAt: now,
  });
