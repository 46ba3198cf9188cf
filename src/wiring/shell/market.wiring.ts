import { createActor, type InspectionEvent } from 'xstate';
import { STORES } from '../../../contract/limits.ts';
import { storageMessages } from '../../components/account/storage.messages.ts';
import { type FarewellServices, farewellMachine } from '../../machines/farewell/farewell.machine.ts';
import { createFarewellService } from '../../services/session/farewell.service.ts';
import { createMarketClient } from '../../services/calls/market-client.ts';
import type { Market } from '../../services/calls/deferred-market.ts';
import type { BaseUrls } from '../../services/calls/request-address.ts';
import { createSessionService } from '../../services/session/session.service.ts';
import { createRefreshLock } from '../../services/session/token-lock.ts';
import { createTokenStorage } from '../../services/session/token-storage.ts';
import { tasks } from '../calls.ts';
import { createLateServices, type LateServices } from './services.ts';
import { createTokenKeeper, type TokensOutside } from './tokens.wiring.ts';

export interface MarketOptions {
  baseUrls?: BaseUrls;
  /** What sends requests; the browser's own unless said. */
  fetch?: typeof fetch;
  /** Told after every request whether the server answered at all. */
  onContact?: (isReached: boolean) => void;
  /** Told, in words, what this browser cannot do. */
  onHint: (text: string) => void;
  /** Hears of everything that happens to the charts; for development alone. */
  inspect?: (inspected: InspectionEvent) => void;
}

export const wireFarewell = (services: FarewellServices) =>
  farewellMachine.provide({ actors: tasks(services) });

const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** The market as a browser reaches it: its calls over HTTP and the session in local storage, which know each other. */
export function createMarket({ onHint, inspect, ...options }: MarketOptions): Market<LateServices> {
  const inspected = inspect ? { inspect } : {};
  const storage = createTokenStorage();
  const outside: TokensOutside = {
    look: () => ({ held: storage.read(), now: Date.now() }),
    watchStorage: storage.subscribe,
    holdRefreshLock: createRefreshLock(storage.mark),
    askRefresh: (refreshToken) => client.call('refreshToken', { body: { refresh_token: refreshToken } }),
    storeTokens: storage.write,
    clearStored: storage.clear,
    makeSessionId: randomId,
    onNotKept: () => onHint(storageMessages.sessionNotKept),
  };
  const tokens = createTokenKeeper(outside, inspected);
  const client = createMarketClient({ ...options, tokens });
  const farewell = wireFarewell(createFarewellService(client));
  return {
    call: client.call,
    session: createSessionService(client.call, tokens, (left) => {
      createActor(farewell, { input: left, ...inspected }).start();
    }),
    services: createLateServices(client.call, { cacheTime: STORES.cacheTime }),
  };
}
