import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDeferredMarket } from './deferred-market.ts';
import type { createMarket } from './market.ts';

type Market = ReturnType<typeof createMarket>;

const answered = { ok: true as const, value: { status: 'ok' } };

/** A market that is told what is asked of it. */
function fakeMarket() {
  const asked: string[] = [];
  const market = {
    call: async (name: string) => {
      asked.push(name);
      return answered;
    },
    session: {
      readTokens: async () => 'valid' as const,
      signIn: async () => ({ ok: true as const }),
      watchTokens: (listener: (event: { type: 'tokens.stored'; validFor: number }) => void) => {
        asked.push('watch');
        listener({ type: 'tokens.stored', validFor: 1 });
        return () => asked.push('stop watching');
      },
    },
  } as unknown as Market;
  return { asked, market };
}

function deferred(fetchable = true) {
  const { asked, market } = fakeMarket();
  const fetchMarket = vi.fn(async () => {
    if (!fetchable) throw new Error('offline');
    return { createMarket: () => market };
  });
  return { asked, fetchMarket, ...createDeferredMarket({ onSessionLost: () => {} }, fetchMarket) };
}

describe(createDeferredMarket.name, () => {
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

  test('R4.1 tokens are watched from the sign-in on', async () => {
    const { session, asked } = deferred();
    const heard: string[] = [];
    const stop = session.watchTokens(({ type }) => heard.push(type));
    expect(asked).toEqual([]);
    await session.signIn({ username: 'a', password: 'b' }, new AbortController().signal);
    await vi.waitFor(() => expect(heard).toEqual(['tokens.cleared', 'tokens.stored']));
    stop();
    expect(asked).toEqual(['watch', 'stop watching']);
  });

  test('R4.5 tokens that another tab brings are taken up, other changes are not', async () => {
    const { session, fetchMarket } = deferred();
    const heard: string[] = [];
    session.watchTokens(({ type }) => heard.push(type));
    page.dispatchEvent(new Event('storage'));
    expect(fetchMarket).toHaveBeenCalledTimes(0);
    stored.set('access_token', 'a');
    page.dispatchEvent(new Event('storage'));
    await vi.waitFor(() =>
      expect(heard).toEqual(['tokens.cleared', 'tokens.changedElsewhere', 'tokens.stored']),
    );
  });
});
