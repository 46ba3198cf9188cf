import type { CartItem } from '../../../contract/cart/cart.ts';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import { type AppActorRef, childOf } from '../../machines/shell/app.machine.ts';
import type { CartSnapshot } from '../../machines/cart/cart.machine.ts';
import { type CartProgress, progressOf } from '../../machines/cart/cart.selectors.ts';
import { connectionOf } from '../../machines/shell/connection.machine.ts';
import { selectStore } from '../../machines/shell/current-store.selectors.ts';
import { follow } from '../shell/follow.ts';
import { listening } from '../shell/listening.ts';

/** What the screens about buying hear of the actors that live as long as the page. */
export type MarketNews =
  | { type: 'cart.changed'; cart: CartItem[] | null }
  | { type: 'cart.progressed'; progress: CartProgress }
  | { type: 'store.changed'; store: PopupStore | null }
  | { type: 'stores.outdated' }
  | { type: 'clock.ticked'; now: number }
  | { type: 'connection.restored' };

/** The lines of a consumer's cart; null while they are not known. */
export const shopperLines = (snapshot: CartSnapshot): CartItem[] | null =>
  snapshot.matches({ lines: 'synced' }) ? snapshot.context.cart.items : null;

/** Whoever has the cart looked up again doubts what is shown: an order was refused, or the shopper was away. */
const isLookedUp = ({ children: { consumerLines } }: CartSnapshot) =>
  consumerLines?.getSnapshot().matches('checking') ?? false;

/** Passes on each change of the cart, of how far it is, of what is known of it, the chosen store, the clock and the line; nothing at the start. */
export const watchMarket = (app: AppActorRef) =>
  listening((listener: (event: MarketNews) => void) => {
    const stops = [
      follow(childOf(app, 'cart'), shopperLines, (cart) => listener({ type: 'cart.changed', cart })),
      follow(childOf(app, 'cart'), progressOf, (progress) => listener({ type: 'cart.progressed', progress })),
      follow(childOf(app, 'cart'), isLookedUp, (isIt) => {
        if (isIt) listener({ type: 'stores.outdated' });
      }),
      follow(childOf(app, 'currentStore'), selectStore, (store) =>
        listener({ type: 'store.changed', store }),
      ),
      follow(
        app,
        ({ context }) => context.now,
        (now) => listener({ type: 'clock.ticked', now }),
      ),
      follow(childOf(app, 'connection'), connectionOf, (line) => {
        if (line === 'online') listener({ type: 'connection.restored' });
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  });
