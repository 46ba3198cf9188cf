import { createActor, type InspectionEvent } from 'xstate';
import { STORE_LIMITS } from '../../../contract/limits.ts';
import { storageMessages } from '../../components/account/storage.messages.ts';
import { type SignOutServices, signOutMachine } from '../../machines/auth/sign-out.machine.ts';
import { createSignOutService } from '../../services/auth/sign-out.service.ts';
import { createHttpClient } from '../../services/api/http-client.ts';
import type { Api } from '../../services/api/lazy-api.ts';
import type { BaseUrls } from '../../services/api/request-url.ts';
import { createSessionService } from '../../services/auth/session.service.ts';
import { createRefreshLock } from '../../services/auth/token-lock.ts';
import { createTokenStorage } from '../../services/auth/token-storage.ts';
import { promiseActors } from '../api/promise-actors.ts';
import { createLazyServices, type LazyServices } from './services.ts';
import { createTokenKeeper, type TokenKeeperOptions } from '../auth/tokens.wiring.ts';

export interface MarketApiOptions {
  baseUrls?: BaseUrls;
  /** Fetch implementation; the browser's by default. */
  fetch?: typeof fetch;
  /** Called after each request; `isReached` is true if the server answered at all. */
  onContact?: (isReached: boolean) => void;
  /** Receives a message for the user about a limitation of this browser. */
  onHint: (text: string) => void;
  /** Inspector of all charts; for development only. */
  inspect?: (inspected: InspectionEvent) => void;
}

export const wireSignOut = (services: SignOutServices) =>
  signOutMachine.provide({ actors: promiseActors(services) });

const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** API of the market in a browser: its calls over HTTP, and the session in local storage. Each uses the other. */
export function createMarketApi({ onHint, inspect, ...options }: MarketApiOptions): Api<LazyServices> {
  const inspected = inspect ? { inspect } : {};
  const storage = createTokenStorage();
  const outside: TokenKeeperOptions = {
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
  const client = createHttpClient({ ...options, tokens });
  const farewell = wireSignOut(createSignOutService(client));
  return {
    call: client.call,
    session: createSessionService(client.call, tokens, (left) => {
      createActor(farewell, { input: left, ...inspected }).start();
    }),
    services: createLazyServices(client.call, { cacheTime: STORE_LIMITS.cacheTime }),
  };
}
