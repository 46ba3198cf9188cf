import type { StoresById } from '../../../contract/cart/line-store.ts';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import { type AppActorRef, childOf } from '../../machines/shell/app.machine.ts';
import { cartReviewMachine, type CartReviewInput } from '../../machines/cart/cart-review.machine.ts';
import type { PopupStoresService } from '../../services/stores/popup-stores.service.ts';
import { promiseActors } from '../api/promise-actors.ts';
import { shopperLines, watchAppEvents } from '../shell/watch-app-events.ts';

/** Bypasses the cache: payment needs the current state of the stores. */
type Stores = Pick<PopupStoresService, 'reloadStore'>;

async function loadStores({ reloadStore }: Stores, ids: string[], signal: AbortSignal): Promise<StoresById> {
  const answers = await Promise.all(
    ids.map(async (id) => ({ id, result: await reloadStore({ idOrSlug: id }, signal) })),
  );
  const known = answers.flatMap(({ id, result }): [string, PopupStore | null][] => {
    if (result.ok) return [[id, result.value]];
    return result.failure.code === 'POPUP_STORE_NOT_FOUND' ? [[id, null]] : [];
  });
  return Object.fromEntries(known);
}

/** Review of the cart before payment, connected to the application's cart and clock. */
export const wireCartReview = (app: AppActorRef, stores: Stores) =>
  cartReviewMachine.provide({
    actors: {
      watchMarket: watchAppEvents(app),
      ...promiseActors({ loadStores: ({ ids }, signal) => loadStores(stores, ids, signal) }),
    },
  });

export const cartReviewInput = (app: AppActorRef): CartReviewInput => ({
  cart: shopperLines(childOf(app, 'cart').getSnapshot()),
  now: app.getSnapshot().context.now,
});
