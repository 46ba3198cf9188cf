import { type AppActorRef, appMachine } from '../../machines/app/app.machine.ts';
import type { ToastRequest } from '../../machines/toasts/toasts.machine.ts';
import { cartLinesLostText, cartMergeText, cartRefusalText } from '../../components/cart/cart.messages.ts';
import { currentStoreFailureText } from '../../components/store/store.messages.ts';
import { STORES } from '../../../contract/limits.ts';
import { createCartService } from '../../services/carts/cart.service.ts';
import { createConnectionService } from '../../services/page/connection.service.ts';
import { createHealthService } from '../../services/page/health.service.ts';
import { createLocalCartService } from '../../services/carts/local-cart.service.ts';
import { createDeferredMarket } from '../../services/calls/deferred-market.ts';
import type { MarketOptions } from './market.wiring.ts';
import { watchReturns } from '../../services/page/page-returns.ts';
import { createStoreMemory } from '../../services/popup-stores/store-memory.service.ts';
import { createTabTraces } from '../../services/session/tab-traces.service.ts';
import { wireCart } from './cart.wiring.ts';
import { wireConnection } from './connection.wiring.ts';
import { wireConsumerCart } from './consumer-cart.wiring.ts';
import { wireCurrentStore } from './current-store.wiring.ts';
import { listening } from './listening.ts';
import { createServices } from './services.ts';
import { wireSession } from './session.wiring.ts';

const CLOCK_PERIOD = 30_000;

interface Address {
  show(href: string, replace: boolean): void;
}

const watchingClock = listening((listener) => {
  const timer = setInterval(() => listener({ type: 'clock.ticked', now: Date.now() }), CLOCK_PERIOD);
  return () => clearInterval(timer);
});

const loadConsumerCart = async () =>
  (await import('../../services/carts/consumer-cart.service.ts')).createConsumerCartService();

/**
 * The app as a browser lives it: over HTTP, with the tokens, the cart and the store of this device. `address` writes
 * the address bar. What calls report before the app is there is not lost: `attach` takes the actor as soon as it is made.
 */
export function wireBrowserApp(address: Address, inspected: Pick<MarketOptions, 'inspect'> = {}) {
  const connection = createConnectionService();
  let hint: (text: string) => void = () => {};
  const { call, session, fetchAhead } = createDeferredMarket(async () => {
    const { createMarket } = await import('./market.wiring.ts');
    return createMarket({
      onContact: (isReached) => connection.reportContact(isReached),
      onHint: (text) => hint(text),
      ...inspected,
    });
  });
  const services = createServices(call, { storeCacheTime: STORES.cacheTime });
  const memory = createStoreMemory();
  const traces = createTabTraces();
  const localCart = createLocalCartService({
    onNotKept: () =>
      void import('../../components/account/storage.messages.ts').then(({ storageMessages }) =>
        hint(storageMessages.cartNotKept),
      ),
  });

  const logic = appMachine.provide({
    actors: {
      session: wireSession(session),
      connection: wireConnection({ ...connection, ...createHealthService(call) }),
      cart: wireCart(createCartService(call), localCart).provide(
        wireConsumerCart(loadConsumerCart, watchReturns),
      ),
      currentStore: wireCurrentStore({
        ...services.popupStores,
        ...memory,
        showAddress: ({ href, replace }) => address.show(href, replace),
        openAddress: ({ href }) => location.assign(href),
      }),
      watchClock: watchingClock,
    },
    actions: {
      claimTraces: (_, { id }) => traces.claimTraces(id),
      wipeTraces: () => traces.wipeTraces(),
      tellCartRefusal: ({ self }, refusal) => self.send(toast('error', cartRefusalText(refusal))),
      // What the cart tells of it line by line stands at the top and must stay in sight.
      tellCartMerge: ({ self }, summary) =>
        self.send({ ...toast('info', cartMergeText(summary)), position: 'bottom-center' }),
      tellLinesLost: ({ self }, count) => self.send(toast('error', cartLinesLostText(count))),
      tellStoreFailure: ({ self }, failure) =>
        self.send({ ...toast('error', currentStoreFailureText(failure)), topic: 'store' }),
    },
  });
  const attach = (app: AppActorRef) => {
    hint = (text) => app.send(toast('info', text));
  };
  return { logic, services, attach, fetchAhead };
}

const toast = (kind: ToastRequest['kind'], message: string) =>
  ({ type: 'toast.shown', kind, message }) as const;
