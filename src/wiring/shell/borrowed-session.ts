import { createHttpClient } from '../../services/api/http-client.ts';
import { createSessionService } from '../../services/auth/session.service.ts';
import type { TokenKeeper } from '../../services/auth/tokens.ts';
import { wireSession } from '../auth/session.wiring.ts';

/** One access token for as long as one rendering takes: it is not renewed, not kept, and nobody is told that it was refused. */
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

/** The calls and the session of whoever lends their access token to the server. */
export function borrowSession(accessToken: string, fetch: typeof globalThis.fetch) {
  const tokens = borrowed(accessToken);
  const { call } = createHttpClient({ fetch, tokens });
  return { call, session: wireSession(createSessionService(call, tokens, () => {})) };
}
