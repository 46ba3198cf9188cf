import type { Order } from '../../../contract/orders/order.ts';
import type { User } from '../../../contract/account/user.ts';
import { type AppActorRef, childOf } from '../../machines/shell/app.machine.ts';
import { cartSyncStateOf } from '../../machines/cart/cart.selectors.ts';
import type { ShippingValues } from '../../machines/checkout/unsaved-checkout-form.ts';
import { checkoutMachine } from '../../machines/checkout/checkout.machine.ts';
import type { CheckoutMachineInput, CheckoutServices } from '../../machines/checkout/checkout.types.ts';
import { checkoutPageMachine } from '../../machines/checkout/checkout-page.machine.ts';
import { selectStore } from '../../machines/shell/current-store.selectors.ts';
import type { UnsavedFormStorage } from '../../services/shell/unsaved-form-storage.ts';
import type { OrdersService } from '../../services/orders/orders.service.ts';
import type { PopupStoresService } from '../../services/stores/popup-stores.service.ts';
import { resultActors, promiseActors } from '../api/promise-actors.ts';
import { cartReviewInput, wireCartReview } from '../cart/cart-review.wiring.ts';
import { watchAppEvents } from '../shell/watch-app-events.ts';

export const wireCheckout = (services: CheckoutServices) =>
  checkoutMachine.provide({
    actors: resultActors(services),
    actions: {
      remember: (_, draft) => services.remember(draft),
      forget: () => services.forget(),
      reloadCart: () => services.reloadCart(),
      announcePlaced: (_, { order, taken }) => {
        if (order) services.announcePlaced(order, taken);
      },
    },
  });

interface Outside {
  popupStores: Pick<PopupStoresService, 'reloadStore'>;
  orders: Pick<OrdersService, 'placeOrder' | 'findOrder' | 'listOrders'>;
  drafts: UnsavedFormStorage;
  /** Replaces the checkout by the confirmation page of this order. */
  showOrder(order: Order): void;
}

/**
 * Checkout page, connected to the application. A placed order empties the cart; a refusal about the cart
 * reloads it.
 */
export const wireCheckoutPage = (app: AppActorRef, { orders, popupStores, drafts, ...outside }: Outside) =>
  checkoutPageMachine.provide({
    actors: {
      review: wireCartReview(app, popupStores),
      watchMarket: watchAppEvents(app),
      ...promiseActors({ recallShipping: (_, signal) => lastShipping(orders, signal) }),
      checkout: wireCheckout({
        placeOrder: orders.placeOrder,
        findOrder: orders.findOrder,
        remember: drafts.remember,
        forget: drafts.forget,
        reloadCart: () => app.send({ type: 'cart.outdated' }),
        announcePlaced: (order, taken) => {
          app.send({ type: 'order.placed', taken });
          outside.showOrder(order);
        },
      }),
    },
  });

type Texts = Partial<Record<keyof ShippingValues, string | null | undefined>>;

const saidIn = (texts: Texts) =>
  Object.fromEntries(
    Object.entries(texts).filter(([, text]) => typeof text === 'string'),
  ) as Partial<ShippingValues>;

/** Shipping address of the last order; empty without an order or after a failure. */
async function lastShipping({ listOrders }: Pick<OrdersService, 'listOrders'>, signal: AbortSignal) {
  const answer = await listOrders({ query: {}, limit: 1, asOf: null }, signal);
  const [last] = answer.ok ? answer.value.items : [];
  return last ? saidIn(last.shippingInfo) : {};
}

const knownOf = ({ fullName, email, address, city, state, postalCode, phoneNumber, phone }: User) =>
  saidIn({ fullName, email, address, city, state, postalCode, phone: phoneNumber ?? phone });

/** Initial state of a shopper's checkout. */
export const checkoutInputFor = (
  app: AppActorRef,
  user: User,
  drafts: Pick<UnsavedFormStorage, 'read'>,
): CheckoutMachineInput => ({
  ...cartReviewInput(app),
  progress: cartSyncStateOf(childOf(app, 'cart').getSnapshot()),
  userId: user.id,
  kept: drafts.read(user.id),
  known: knownOf(user),
  store: selectStore(childOf(app, 'currentStore').getSnapshot()),
  makeKey: () => crypto.randomUUID(),
});
