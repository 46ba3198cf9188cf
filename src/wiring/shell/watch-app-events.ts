import type { CartItem } from '../../../contract/cart/cart.ts';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import { type AppActorRef, childOf } from '../../machines/shell/app.machine.ts';
import type { CartSnapshot } from '../../machines/cart/cart.machine.ts';
import { type CartSyncState, cartSyncStateOf } from '../../machines/cart/cart.selectors.ts';
import { connectionOf } from '../../machines/shell/connection.machine.ts';
import { selectStore } from '../../machines/shell/current-store.selectors.ts';
import { watchSelectedValue } from './watch-selected-value.ts';
import { listenerActor } from './listener-actor.ts';

/** Events of the application's actors for the cart and checkout screens. */
export type ForwardedAppEvent =
  | { type: 'cart.changed'; cart: CartItem[] | null }
  | { type: 'cart.progressed'; progress: CartSyncState }
  | { type: 'store.changed'; store: PopupStore | null }
  | { type: 'stores.outdated' }
  | { type: 'clock.ticked'; now: number }
  | { type: 'connection.restored' };

/** Lines of a consumer's cart; null while it is not loaded. */
export const shopperLines = (snapshot: CartSnapshot): CartItem[] | null =>
  snapshot.matches({ lines: 'synced' }) ? snapshot.context.cart.items : null;

/**
 * The cart is fetched again when its displayed state may be wrong: after a refused order, or when the shopper
 * returns.
 */
const isLookedUp = ({ children: { consumerLines } }: CartSnapshot) =>
  consumerLines?.getSnapshot().matches('checking') ?? false;

/**
 * Forwards changes of the cart, its sync state, the current store, the clock and the connection. Reports
 * nothing at the start.
 */
export const watchAppEvents = (app: AppActorRef) =>
  listenerActor((listener: (event: ForwardedAppEvent) => void) => {
    const stops = [
      watchSelectedValue(childOf(app, 'cart'), shopperLines, (cart) =>
        listener({ type: 'cart.changed', cart }),
      ),
      watchSelectedValue(childOf(app, 'cart'), cartSyncStateOf, (progress) =>
        listener({ type: 'cart.progressed', progress }),
      ),
      watchSelectedValue(childOf(app, 'cart'), isLookedUp, (isIt) => {
        if (isIt) listener({ type: 'stores.outdated' });
      }),
      watchSelectedValue(childOf(app, 'currentStore'), selectStore, (store) =>
        listener({ type: 'store.changed', store }),
      ),
      watchSelectedValue(
        app,
        ({ context }) => context.now,
        (now) => listener({ type: 'clock.ticked', now }),
      ),
      watchSelectedValue(childOf(app, 'connection'), connectionOf, (line) => {
        if (line === 'online') listener({ type: 'connection.restored' });
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  });
