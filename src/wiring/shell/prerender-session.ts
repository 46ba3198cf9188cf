import { createHttpClient } from '../../services/api/http-client.ts';
import { createSessionService } from '../../services/auth/session.service.ts';
import type { TokenKeeper } from '../../services/auth/token-keeper.ts';
import { wireSession } from '../auth/session.wiring.ts';

/**
 * Token keeper with one access token for one rendering. It neither refreshes nor stores the token, nor
 * reports a refusal.
 */
function borrowed(accessToken: string): TokenKeeper {
  const bearer = { accessToken, sessionId: '' };
  return {
    take: () => 'valid',
    current: () => bearer,
    isRefreshDue: () => false,
    renew: async () => ({ ok: false, failure: { code: 'CHANGED_ELSEWHERE' } }),
    refuse: () => {},
    grant: async () => {},
    leave: () => ({ accessToken: null, refreshToken: null }),
    watch: () => () => {},
  };
}

/** Calls and session for server-side rendering, with the access token of a member. */
export function createPrerenderSession(accessToken: string, fetch: typeof globalThis.fetch) {
  const tokens = borrowed(accessToken);
  const { call } = createHttpClient({ fetch, tokens });
  return { call, session: wireSession(createSessionService(call, tokens, () => {})) };
}
