import type { Call } from '../../contract/call.ts';
import { createMarketClient, type SessionLoss } from './market-client.ts';
import type { BaseUrls } from './request-address.ts';
import { createSessionService, type SessionService } from './session.service.ts';
import { createTokenKeeper } from './token-keeper.ts';
import { createTokenStorage } from './token-storage.ts';

export type MarketOptions = {
  baseUrls?: BaseUrls;
  onSessionLost: (reason: SessionLoss) => void;
  onContact?: (isReached: boolean) => void;
};

/** The market as a browser reaches it: its calls over HTTP and the session in local storage, which know each other. */
export function createMarket(options: MarketOptions): { call: Call; session: SessionService } {
  const tokens = createTokenKeeper({
    storage: createTokenStorage(),
    askRefresh: (refreshToken) => client.call('refreshToken', { body: { refresh_token: refreshToken } }),
  });
  const client = createMarketClient({ ...options, tokens });
  return { call: client.call, session: createSessionService(client.call, tokens) };
}
