import { randomUUID } from 'node:crypto';
import { type InspectionEvent, SimulatedClock } from 'xstate';
import type { RefreshedTokens } from '../../../contract/auth/auth.ts';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { Result } from '../../../contract/api/failure.ts';
import type { SignOutInput } from '../../../src/machines/auth/sign-out.machine.ts';
import { createTokenKeeper } from '../../../src/wiring/auth/tokens.wiring.ts';
import { createHttpClient } from '../../../src/services/api/http-client.ts';
import { createSessionService } from '../../../src/services/auth/session.service.ts';
import { createRefreshLock } from '../../../src/services/auth/token-lock.ts';
import { createTokenStorage } from '../../../src/services/auth/token-storage.ts';
import { createBrowserStorage } from './browser-storage.ts';
import { fakeFetch, type SeenRequest } from '../http/fake-fetch.ts';

export const MINUTE = 60_000;
export const SESSION_START = Date.parse('2026-11-20T10:00:00Z');
export const sampleLogin = {
  access_token: 'A0',
  refresh_token: 'refresh-token-number-0',
  id_token: 'I0',
  expires_in: 900,
};
type RefreshFailure = FailureOf<'refreshToken'>;

export const refreshSuccess = (n: number): Result<RefreshedTokens, RefreshFailure> => ({
  ok: true,
  value: { access_token: `A${n}`, refresh_token: `refresh-token-number-${n}`, expires_in: 900 },
});
export const refreshRefusal = (
  code: RefreshFailure['code'],
  status: number,
  errors: RefreshFailure['errors'] = [],
): Result<RefreshedTokens, RefreshFailure> => ({ ok: false, failure: { code, status, errors } });

type HoldLock = ReturnType<typeof createRefreshLock>;
/** Browser without Web Locks: every tab gets the lock at once. */
export const grantLockAtOnce: HoldLock = (onGranted) => {
  queueMicrotask(onGranted);
  return () => {};
};

interface BrowserOptions {
  holdLock?: HoldLock;
  inspect?: (inspected: InspectionEvent) => void;
  makeSessionId?: () => string;
}

/** Browser with tabs that share storage and clock. `answer` is the server's token refresh. */
export function openTokenBrowser(
  answer: (refreshToken: string, count: number) => Promise<Result<RefreshedTokens, RefreshFailure>>,
  { holdLock, inspect = () => {}, makeSessionId }: BrowserOptions = {},
) {
  const browser = createBrowserStorage();
  const name = randomUUID();
  const asked: string[] = [];
  const time = { now: SESSION_START };
  const clock = new SimulatedClock();
  let sessions = 0;
  const openTab = () => {
    const { page, storage, fallBehind } = browser.openTab();
    const tokens = createTokenStorage({ storage: () => storage, page });
    const heard: string[] = [];
    const keeper = createTokenKeeper(
      {
        look: () => ({ held: tokens.read(), now: time.now }),
        watchStorage: tokens.subscribe,
        holdRefreshLock: holdLock ?? createRefreshLock(tokens.mark, { name }),
        askRefresh: (token) => {
          asked.push(token);
          return answer(token, asked.length);
        },
        storeTokens: tokens.write,
        clearStored: tokens.clear,
        makeSessionId: makeSessionId ?? (() => `s${(sessions += 1)}`),
        onNotKept: () => heard.push('tokens.notKept'),
      },
      { clock, inspect },
    );
    keeper.watch((news) => heard.push('reason' in news ? `${news.type} ${news.reason}` : news.type));
    return { keeper, storage, heard, fallBehind };
  };
  return {
    browser,
    asked,
    openTab,
    /** Advances clock and timers, in ms. */
    pass: (ms: number) => {
      time.now += ms;
      clock.increment(ms);
    },
    /** Changes the device clock in ms without running timers. */
    jump: (ms: number) => void (time.now += ms),
  };
}

/** Calls and session of one browser against a fake server; signed in by default. */
export async function openTokenMarket(
  answer: (request: SeenRequest) => Response | Promise<Response>,
  { isSignedIn = true, baseUrls = {} } = {},
) {
  const { fetch, seen } = fakeFetch(answer);
  const { page, storage } = createBrowserStorage().openTab();
  const kept = createTokenStorage({ storage: () => storage, page });
  const holdRefreshLock = createRefreshLock(kept.mark, { name: randomUUID() });
  const heard: string[] = [];
  const lost: string[] = [];
  const contacts: boolean[] = [];
  const farewells: SignOutInput[] = [];
  const tokens = createTokenKeeper({
    look: () => ({ held: kept.read(), now: Date.now() }),
    watchStorage: kept.subscribe,
    holdRefreshLock,
    askRefresh: (token) => client.call('refreshToken', { body: { refresh_token: token } }),
    storeTokens: kept.write,
    clearStored: kept.clear,
    makeSessionId: () => 's1',
    onNotKept: () => heard.push('tokens.notKept'),
  });
  const client = createHttpClient({
    baseUrls,
    fetch,
    tokens,
    onContact: (isReached) => contacts.push(isReached),
  });
  tokens.watch((news) => {
    if (news.type === 'session.lost') lost.push(news.reason);
    else heard.push(news.type);
  });
  const session = createSessionService(client.call, tokens, (left) => farewells.push(left));
  if (isSignedIn) await tokens.grant({ ...sampleLogin, id_token: 'I0' });
  const paths = () => seen.map(({ url, bearer }) => `${url} ${bearer}`);
  return {
    ...client,
    session,
    tokens,
    storage,
    holdRefreshLock,
    seen,
    lost,
    heard,
    contacts,
    farewells,
    paths,
  };
}
