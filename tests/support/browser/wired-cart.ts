import type {
  CartServices,
  ConsumerCartServices,
  LocalCartServices,
} from '../../../src/machines/cart/cart.types.ts';
import { wireCart } from '../../../src/wiring/cart/cart.wiring.ts';
import { wireConsumerCart } from '../../../src/wiring/cart/consumer-cart.wiring.ts';

/** Device without a stored cart or a concurrent merge. */
const EMPTY_DEVICE: LocalCartServices = {
  read: async () => ({ lines: [], dropped: 0 }),
  write: () => undefined,
  subscribe: () => () => undefined,
  holdMergeLock: (onGranted) => {
    onGranted();
    return () => undefined;
  },
};

/** Browser without pending changes of a consumer and without other tabs. */
const LONE_TAB: ConsumerCartServices = {
  recallUnsent: async () => [],
  keepUnsent: () => undefined,
  tellOtherTabs: () => undefined,
  watchOtherTabs: () => () => undefined,
};

interface Browser {
  device?: Partial<LocalCartServices>;
  tab?: Partial<ConsumerCartServices>;
  /** Calls back on each return to the tab. */
  watchReturns?: Parameters<typeof wireConsumerCart>[1];
}

/** Cart wired as in a browser over server services; empty storage by default. */
export const wiredCart = (
  server: CartServices,
  { device = {}, tab = {}, watchReturns = () => () => undefined }: Browser = {},
) =>
  wireCart(
    server,
    { ...EMPTY_DEVICE, ...device },
    wireConsumerCart(async () => ({ ...LONE_TAB, ...tab }), watchReturns),
  );
