import { createActor, fromPromise } from 'xstate';
import { storageMessages } from '../components/session/storage.messages.ts';
import { type FarewellServices, farewellMachine } from '../machines/farewell/farewell.machine.ts';
import { createFarewellService } from '../services/farewell.service.ts';
import { createMarketClient } from '../services/market-client.ts';
import type { Market, MarketOptions } from '../services/deferred-market.ts';
import { createSessionService } from '../services/session.service.ts';
import { holdRefreshLock } from '../services/token-lock.ts';
import { createTokenStorage } from '../services/token-storage.ts';
import { createTokenKeeper } from './-tokens.wiring.ts';

export const wireFarewell = (services: FarewellServices) =>
  farewellMachine.provide({
    actors: {
      tellServer: fromPromise(({ input }) => services.tellServer(input.accessToken)),
      askRefresh: fromPromise(({ input }) => services.askRefresh(input.refreshToken)),
      awaitLine: fromPromise(() => services.awaitLine()),
    },
  });

const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** The market as a browser reaches it: its calls over HTTP and the session in local storage, which know each other. */
export function createMarket({ onHint, ...options }: MarketOptions): Market {
  const storage = createTokenStorage();
  const tokens = createTokenKeeper({
    look: () => ({ held: storage.read(), now: Date.now() }),
    watchStorage: storage.subscribe,
    holdRefreshLock,
    askRefresh: (refreshToken) => client.call('refreshToken', { body: { refresh_token: refreshToken } }),
    storeTokens: storage.write,
    clearStored: storage.clear,
    makeSessionId: randomId,
    onNotKept: () => onHint(storageMessages.sessionNotKept),
  });
  const client = createMarketClient({ ...options, tokens });
  const farewell = wireFarewell(createFarewellService(client));
  return {
    call: client.call,
    session: createSessionService(client.call, tokens, (left) => {
      createActor(farewell, { input: left }).start();
    }),
  };
}
