import type { AnyEventObject } from 'xstate';
import type { CartItem } from '../../../contract/cart/cart.ts';
import type { StoresById } from '../../../contract/cart/line-store.ts';
import { STORE_LIMITS } from '../../../contract/limits.ts';

/** Expected state of the cart review after the events of a path: the cart and the loaded stores. */
export interface ExpectedReview {
  /** null while the cart is not loaded. */
  cart: readonly CartItem[] | null;
  stores: StoresById;
  /** In ms UTC. */
  now: number;
  /** Stores being loaded. */
  asking: readonly string[];
  /** Stores that are not requested again for now, and since when, in ms UTC. */
  asked: readonly string[];
  askedAt: number;
}

/** Rules by event; other events change nothing. */
const rules: Readonly<Record<string, (before: ExpectedReview, event: AnyEventObject) => ExpectedReview>> = {
  'cart.changed': (before, { cart }) => ({ ...before, cart }),
  'clock.ticked': (before, { now }) => ({
    ...before,
    now,
    ...(now - before.askedAt >= STORE_LIMITS.reviewPeriod && { asked: [] }),
  }),
  'stores.outdated': (before) => ({ ...before, asked: [] }),
  // Loaded stores are not requested again.
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

/** Requests the cart's missing stores in one batch, after the previous batch has been answered. */
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

/** Cart review after the events of a path that began at `now` (ms UTC) without a cart. */
export const reviewAfter = (past: readonly AnyEventObject[], now: number): ExpectedReview =>
  past.reduce<ExpectedReview>((before, event) => asking(rules[event.type]?.(before, event) ?? before), {
    cart: null,
    stores: {},
    now,
    asking: [],
    asked: [],
    askedAt: now,
  });
