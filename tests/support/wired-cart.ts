import type {
  CartServices,
  ConsumerCartServices,
  LocalCartServices,
} from '../../src/machines/cart/cart.types.ts';
import { wireCart } from '../../src/wiring/cart/cart.wiring.ts';
import { wireConsumerCart } from '../../src/wiring/cart/consumer-cart.wiring.ts';

/** A device on which no cart was left, and where no other tab is merging one. */
const EMPTY_DEVICE: LocalCartServices = {
  read: async () => ({ lines: [], dropped: 0 }),
  write: () => undefined,
  subscribe: () => () => undefined,
  holdMergeLock: (onGranted) => {
    onGranted();
    return () => undefined;
  },
};

/** A browser in which no change of a consumer waits, and which has no other tab. */
const LONE_TAB: ConsumerCartServices = {
  recallUnsent: async () => [],
  keepUnsent: () => undefined,
  tellOtherTabs: () => undefined,
  watchOtherTabs: () => () => undefined,
};

interface Browser {
  device?: Partial<LocalCartServices>;
  tab?: Partial<ConsumerCartServices>;
  /** Calls back whenever somebody comes back to the tab. */
  watchReturns?: Parameters<typeof wireConsumerCart>[1];
}

/** The cart as a browser wires it, over these services of a server; the browser keeps nothing unless said. */
export const wiredCart = (
  server: CartServices,
  { device = {}, tab = {}, watchReturns = () => () => undefined }: Browser = {},
) =>
  wireCart(
    server,
    { ...EMPTY_DEVICE, ...device },
    wireConsumerCart(async () => ({ ...LONE_TAB, ...tab }), watchReturns),
  );
