import type { Call } from '../../contract/call.ts';
import type { CallFailure } from '../../contract/failure.ts';
import type { createMarket, MarketOptions } from './market.ts';
import { hasStoredTokens, whenStoredElsewhere } from './stored-session.ts';

type Market = ReturnType<typeof createMarket>;
type Session = Market['session'];
type TokenListener = Parameters<Session['watchTokens']>[0];

const unreachable: CallFailure = { code: 'NO_RESPONSE', status: 0, errors: [] };

/**
 * The market over HTTP, its code fetched with the first call or the first sign of a session: whoever only looks at
 * the page that came rendered never pays for it. `fetchAhead` is for the moment when a call becomes likely.
 */
export function createDeferredMarket(options: MarketOptions, fetchMarket = () => import('./market.ts')) {
  let fetched: Promise<Market> | null = null;
  let watchNow = () => {};

  const market = () => {
    fetched ??= fetchMarket().then((module) => module.createMarket(options));
    // What could not be fetched is asked for again next time.
    fetched.catch(() => (fetched = null));
    return fetched;
  };

  const call: Call = async (...request) => {
    const reached = await market().catch(() => null);
    return reached ? reached.call(...request) : { ok: false, failure: unreachable };
  };

  async function signIn(...sent: Parameters<Session['signIn']>) {
    const { session } = await market();
    const result = await session.signIn(...sent);
    watchNow();
    return result;
  }

  /** Watches from the moment there is something to watch: stored before, by a sign-in here, or by another tab. */
  function watchTokens(listener: TokenListener) {
    let stop = () => {};
    const watch = async () => {
      stop();
      let isStopped = false;
      stop = () => {
        isStopped = true;
      };
      const { session } = await market();
      if (!isStopped) stop = session.watchTokens(listener);
    };
    watchNow = () => {
      watchNow = () => {};
      void watch().catch(() => undefined);
    };
    if (hasStoredTokens()) watchNow();
    else {
      listener({ type: 'tokens.cleared' });
      stop = whenStoredElsewhere(() => {
        if (!hasStoredTokens()) return;
        watchNow();
        listener({ type: 'tokens.changedElsewhere' });
      });
    }
    return () => {
      watchNow = () => {};
      stop();
    };
  }

  const session = {
    readTokens: async () => (hasStoredTokens() ? (await market()).session.readTokens() : 'none'),
    refreshTokens: async () => (await market()).session.refreshTokens(),
    loadUser: async (signal: AbortSignal) => (await market()).session.loadUser(signal),
    tellSignOut: async (signal: AbortSignal) => (await market()).session.tellSignOut(signal),
    clearTokens: async () => (await market()).session.clearTokens(),
    signIn,
    watchTokens,
  } satisfies Session;

  const fetchAhead = () => void market().catch(() => undefined);
  return { call, session, fetchAhead };
}
