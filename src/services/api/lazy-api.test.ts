import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Result } from '../../../contract/api/failure.ts';
import { createLazyApi, type Api as MarketWith } from './lazy-api.ts';

type Shop = { shelf: { count: (of: string) => Promise<Result<number>> } };
type Market = MarketWith<Shop>;

const answered = { ok: true as const, value: { status: 'ok' } };

/** Fake API that records its calls. */
function fakeMarket() {
  const asked: string[] = [];
  const listeners: Parameters<Market['session']['watchTokens']>[0][] = [];
  const market = {
    call: async (name: string) => {
      asked.push(name);
      return answered;
    },
    session: {
      readTokens: async () => 'valid' as const,
      signIn: async () => ({ ok: true as const }),
      watchTokens: (listener: Parameters<Market['session']['watchTokens']>[0]) => {
        listeners.push(listener);
        return () => {};
      },
    },
    services: {
      shelf: {
        count: async (of: string) => {
          asked.push(of);
          return { ok: true as const, value: 3 };
        },
      },
    },
  } as unknown as Market;
  return { asked, market, listeners };
}

function deferred(fetchable = true) {
  const { asked, market, listeners } = fakeMarket();
  const fetchMarket = vi.fn(async () => {
    if (!fetchable) throw new Error('offline');
    return market;
  });
  return { asked, listeners, fetchMarket, ...createLazyApi(fetchMarket) };
}

describe(createLazyApi.name, () => {
  const stored = new Map<string, string>();
  const page = new EventTarget();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  });
  afterEach(() => vi.unstubAllGlobals());

  test('R4.4 without tokens nothing is fetched to know that nobody is signed in', async () => {
    const { session, fetchMarket } = deferred();
    expect([await session.readTokens(), fetchMarket.mock.calls.length]).toEqual(['none', 0]);
  });

  test('R4.4 stored tokens are read by the code that knows them, fetched once', async () => {
    stored.set('refresh_token', 'r');
    const { session, call, fetchMarket } = deferred();
    expect([await session.readTokens(), await call('health', {})]).toEqual(['valid', answered]);
    expect(fetchMarket).toHaveBeenCalledTimes(1);
  });

  test('R8.6 a call whose code cannot be fetched finds no answer, and the next one tries again', async () => {
    const { call, fetchMarket } = deferred(false);
    const failed = { ok: false, failure: { code: 'NO_RESPONSE', status: 0, errors: [] } };
    expect([await call('health', {}), await call('health', {})]).toEqual([failed, failed]);
    expect(fetchMarket).toHaveBeenCalledTimes(2);
  });

  test('R8.6 a service comes with the code of the calls; where that cannot be fetched it finds no answer', async () => {
    const [there, away] = [deferred(), deferred(false)];
    const shelves = [there, away].map(({ defer }) => defer(({ shelf }: Shop) => shelf, 'count'));
    expect([
      there.fetchMarket.mock.calls.length,
      ...(await Promise.all(shelves.map(({ count }) => count('miel')))),
    ]).toEqual([
      0,
      { ok: true, value: 3 },
      { ok: false, failure: { code: 'NO_RESPONSE', status: 0, errors: [] } },
    ]);
    expect([there.asked, there.fetchMarket.mock.calls.length]).toEqual([['miel'], 1]);
  });

  test('battery 108 a session whose code cannot be fetched finds no answer', async () => {
    stored.set('refresh_token', 'r');
    const { session } = deferred(false);
    const none = { ok: false, failure: 'NO_RESPONSE' };
    const { signal } = new AbortController();
    expect(await session.readTokens()).toEqual('expired');
    expect(await session.refreshTokens()).toEqual(none);
    expect(await session.loadUser(signal)).toEqual(none);
    expect(await session.signIn({ username: 'a', password: 'b' }, signal)).toEqual(none);
  });

  test('R4.1 what becomes of the tokens is heard once their code is here, however late one listens', async () => {
    const { session, listeners } = deferred();
    const heard: string[] = [];
    const stop = session.watchTokens(({ type }) => heard.push(type));
    expect(listeners.length).toEqual(0);
    await session.signIn({ username: 'a', password: 'b' }, new AbortController().signal);
    listeners[0]?.({ type: 'session.lost', reason: 'SESSION_EXPIRED' });
    stop();
    listeners[0]?.({ type: 'session.lost', reason: 'SESSION_EXPIRED' });
    expect([heard, listeners.length]).toEqual([['session.lost'], 1]);
  });

  test('battery 115 tokens that only memory holds are asked for like stored ones', async () => {
    const { session } = deferred();
    await session.signIn({ username: 'a', password: 'b' }, new AbortController().signal);
    expect(await session.readTokens()).toEqual('valid');
  });

  test('R4.5 battery 113 tokens that another tab brings are taken up, other changes are not', () => {
    const { session, fetchMarket } = deferred();
    const heard: string[] = [];
    const stop = session.watchTokens(({ type }) => heard.push(type));
    page.dispatchEvent(new Event('storage'));
    expect(heard).toEqual([]);
    stored.set('access_token', 'a');
    page.dispatchEvent(new Event('storage'));
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    stop();
    page.dispatchEvent(new Event('storage'));
    expect([heard, fetchMarket.mock.calls.length]).toEqual([
      ['tokens.changedElsewhere', 'tokens.changedElsewhere'],
      0,
    ]);
  });
});
