import { type AppActorRef, appMachine } from '../../machines/shell/app.machine.ts';
import { createConnectionService, createHealthService } from '../../services/shell/connection.service.ts';
import { createLazyApi } from '../../services/api/lazy-api.ts';
import type { ToastRequest } from '../../machines/shell/toasts.machine.ts';
import type { EmbeddedNotifications } from '../../machines/notifications/embedded-notifications.ts';
import { createTabStorage } from '../../services/auth/tab-storage.service.ts';
import { wireBell } from '../notifications/bell.wiring.ts';
import { listenerActor } from './listener-actor.ts';
import type { MarketApiOptions } from './market-api.wiring.ts';
import type { LazyServices, Services } from './services.ts';
import { wireSession } from '../auth/session.wiring.ts';
import { connectionMachine, type ConnectionServices } from '../../machines/shell/connection.machine.ts';
import { promiseActors } from '../api/promise-actors.ts';

export const wireConnection = (services: ConnectionServices) =>
  connectionMachine.provide({
    actors: {
      watchConnection: listenerActor((listener) => services.watchConnection(listener)),
      ...promiseActors({ askHealth: (_, signal) => services.askHealth(signal) }),
    },
  });

const CLOCK_PERIOD = 30_000;

const watchingClock = listenerActor((listener) => {
  const timer = setInterval(() => listener({ type: 'clock.ticked', now: Date.now() }), CLOCK_PERIOD);
  return () => clearInterval(timer);
});

/**
 * Application of any page in a browser, over HTTP, with this device's tokens; the market's actors are idle.
 * Call `attach` with the actor right after its creation.
 */
export function wirePageApp(
  posted: EmbeddedNotifications | null,
  options: Pick<MarketApiOptions, 'inspect' | 'fetch'> = {},
) {
  const connection = createConnectionService();
  let app: AppActorRef;
  const tell = (kind: ToastRequest['kind'], message: string) =>
    app.send({ type: 'toast.shown', kind, message });
  const { call, session, defer, fetchAhead } = createLazyApi<LazyServices>(async () => {
    const { createMarketApi } = await import('./market-api.wiring.ts');
    return createMarketApi({
      onContact: (isReached) => connection.reportContact(isReached),
      onHint: (text) => tell('info', text),
      ...options,
    });
  });
  const services: Services = {
    call,
    catalogue: defer(
      ({ catalogue }) => catalogue,
      'listStores',
      'loadHome',
      'loadStorePage',
      'loadSaleTerms',
    ),
    popupStores: defer(({ popupStores }) => popupStores, 'loadStore', 'reloadStore'),
    products: defer(
      ({ products }) => products,
      'listProducts',
      'searchProducts',
      'loadProduct',
      'listFeatured',
    ),
  };
  const traces = createTabStorage();
  const logic = appMachine.provide({
    actors: {
      session: wireSession(session),
      connection: wireConnection({ ...connection, ...createHealthService(call) }),
      watchClock: watchingClock,
      bell: wireBell({ app: () => app, services, posted, now: Date.now }),
    },
    actions: {
      claimTraces: (_, { id }) => traces.claimTraces(id),
      wipeTraces: () => traces.wipeTraces(),
    },
  });
  return {
    logic,
    services,
    attach: (made: AppActorRef) => void (app = made),
    /** Application's actor; call it only after `attach`. */
    appHere: () => app,
    fetchAhead,
    /** Shows a toast on any screen. */
    tell,
  };
}
