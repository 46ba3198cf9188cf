import { type AppActorRef, appMachine } from '../../machines/app/app.machine.ts';
import { STORES } from '../../../contract/limits.ts';
import { createConnectionService } from '../../services/page/connection.service.ts';
import { createHealthService } from '../../services/page/health.service.ts';
import { createDeferredMarket } from '../../services/calls/deferred-market.ts';
import { createTabTraces } from '../../services/session/tab-traces.service.ts';
import { wireConnection } from './connection.wiring.ts';
import { listening } from './listening.ts';
import type { MarketOptions } from './market.wiring.ts';
import { createServices } from './services.ts';
import { wireSession } from './session.wiring.ts';

const CLOCK_PERIOD = 30_000;

const watchingClock = listening((listener) => {
  const timer = setInterval(() => listener({ type: 'clock.ticked', now: Date.now() }), CLOCK_PERIOD);
  return () => clearInterval(timer);
});

/**
 * The app as every page in a browser lives it, over HTTP, with the tokens of this device; the shop's actors stand idle. What
 * calls report before the app is there is not lost: `attach` takes the actor as soon as it is made.
 */
export function wirePageApp(inspected: Pick<MarketOptions, 'inspect'> = {}) {
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
  const traces = createTabTraces();
  const logic = appMachine.provide({
    actors: {
      session: wireSession(session),
      connection: wireConnection({ ...connection, ...createHealthService(call) }),
      watchClock: watchingClock,
    },
    actions: {
      claimTraces: (_, { id }) => traces.claimTraces(id),
      wipeTraces: () => traces.wipeTraces(),
    },
  });
  const attach = (app: AppActorRef) => {
    hint = (text) => app.send({ type: 'toast.shown', kind: 'info', message: text });
  };
  return {
    logic,
    services: createServices(call, { storeCacheTime: STORES.cacheTime }),
    attach,
    fetchAhead,
    /** Tells what this browser cannot do. */
    hint: (text: string) => hint(text),
  };
}
