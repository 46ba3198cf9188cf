import type { EmbeddedNotifications } from '../../machines/notifications/embedded-notifications.ts';
import type { ToastRequest } from '../../machines/shell/toasts.machine.ts';
import { failureMessages } from '../../components/feedback/failure.messages.ts';
import { currentStoreFailureText } from '../../components/store/store.messages.ts';
import { createCartService } from '../../services/cart/cart.service.ts';
import { createLocalCartService } from '../../services/cart/local-cart.service.ts';
import type { MarketApiOptions } from './market-api.wiring.ts';
import { onPageVisible } from '../../services/shell/on-page-visible.ts';
import { createRememberedStoreService } from '../../services/producer/stores/remembered-store.service.ts';
import { wireDeferredCode } from '../hydration/deferred-code.wiring.ts';
import { wireCart } from '../cart/cart.wiring.ts';
import { wireConsumerCart } from '../cart/consumer-cart.wiring.ts';
import { wireCurrentStore } from './current-store.wiring.ts';
import { wirePageApp } from './page-app.wiring.ts';

interface Address {
  show(href: string, replace: boolean): void;
}

const loadConsumerCart = async () =>
  (await import('../../services/cart/consumer-cart.service.ts')).createConsumerCartService();

/** Application of the market in a browser, with this device's cart and store. `address` writes the address bar. */
export function wireBrowserApp(
  address: Address,
  posted: EmbeddedNotifications | null,
  inspected: Pick<MarketApiOptions, 'inspect'> = {},
) {
  const page = wirePageApp(posted, inspected);
  const { services } = page;
  const memory = createRememberedStoreService();
  /** Reports something with messages that load on demand. If they cannot be loaded, it reports a missing connection. */
  const sayIn = <Words>(words: Promise<Words>, say: (words: Words) => void) =>
    void words.then(say, () => page.tell('error', failureMessages.NO_RESPONSE));
  const cartWords = () => import('../../components/cart/cart.messages.ts');
  const localCart = createLocalCartService({
    onNotKept: () =>
      void import('../../components/account/storage.messages.ts').then(({ storageMessages }) =>
        page.tell('info', storageMessages.cartNotKept),
      ),
  });

  const logic = page.logic.provide({
    actors: {
      deferredCode: wireDeferredCode(async () =>
        (await import('../hydration/deferred-code.ts')).startDeferredCode(page.appHere(), services.call),
      ),
      cart: wireCart(
        createCartService(services.call),
        localCart,
        wireConsumerCart(loadConsumerCart, onPageVisible),
      ),
      currentStore: wireCurrentStore({
        ...services.popupStores,
        ...memory,
        showAddress: ({ href, replace }) => address.show(href, replace),
        openAddress: ({ href }) => location.assign(href),
      }),
    },
    actions: {
      tellCartRefusal: ({ self }, refusal) =>
        sayIn(cartWords(), ({ cartRefusalText }) => self.send(toast('error', cartRefusalText(refusal)))),
      // At the bottom, because the lines at the top of the cart explain the merge and must stay visible.
      tellCartMerge: ({ self }, summary) =>
        sayIn(cartWords(), ({ cartMergeText }) =>
          self.send({ ...toast('info', cartMergeText(summary)), position: 'bottom-center' }),
        ),
      tellLinesLost: ({ self }, count) =>
        sayIn(cartWords(), ({ cartLinesLostText }) => self.send(toast('error', cartLinesLostText(count)))),
      tellStoreFailure: ({ self }, failure) =>
        self.send({ ...toast('error', currentStoreFailureText(failure)), topic: 'store' }),
    },
  });
  return { ...page, logic };
}

const toast = (kind: ToastRequest['kind'], message: string) =>
  ({ type: 'toast.shown', kind, message }) as const;
