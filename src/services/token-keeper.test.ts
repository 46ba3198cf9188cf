import { describe, expect, test } from 'vitest';
import type { RefreshedTokens } from '../../contract/auth.ts';
import type { CallFailure, Result } from '../../contract/failure.ts';
import { createBrowserStorage } from '../../tests/support/browser-storage.ts';
import { deferred } from '../../tests/support/deferred.ts';
import { createTokenKeeper } from './token-keeper.ts';
import { createTokenLock, type Lock } from './token-lock.ts';
import { createTokenStorage } from './token-storage.ts';
import type { TokenEvent } from './tokens.ts';

const MINUTE = 60_000;
const start = Date.parse('2026-11-20T10:00:00Z');
const login = {
  access_token: 'A0',
  refresh_token: 'refresh-token-number-0',
  id_token: 'I0',
  expires_in: 900,
};
const fresh = (n: number): Result<RefreshedTokens> => ({
  ok: true,
  value: { access_token: `A${n}`, refresh_token: `refresh-token-number-${n}`, expires_in: 900 },
});
const failure = (
  code: CallFailure['code'],
  status: number,
  errors: CallFailure['errors'] = [],
): Result<RefreshedTokens> => ({
  ok: false,
  failure: { code, status, errors },
});

/** A browser whose tabs share storage, clock and lock. `answer` stands for the server. */
function openBrowser(
  answer: (refreshToken: string, count: number) => Promise<Result<RefreshedTokens>>,
  lock: Lock = createTokenLock(),
) {
  const browser = createBrowserStorage();
  const asked: string[] = [];
  const time = { now: start };
  let sessions = 0;
  const openTab = () => {
    const { page, storage } = browser.openTab();
    const keeper = createTokenKeeper({
      storage: createTokenStorage({ storage: () => storage, page }),
      askRefresh: (token) => {
        asked.push(token);
        return answer(token, asked.length);
      },
      now: () => time.now,
      lock,
      makeSessionId: () => `s${(sessions += 1)}`,
    });
    return { keeper, storage };
  };
  return { browser, asked, time, openTab };
}

describe(createTokenKeeper.name, () => {
  test('R5.23 tokens are valid until five minutes before their end, then expired', () => {
    const { browser, time, openTab } = openBrowser(async () => fresh(1));
    const { keeper } = openTab();
    expect(keeper.status()).toEqual('none');
    expect(keeper.save(login)).toEqual(true);
    expect(browser.items.get('expires_at')).toEqual(String(start + 10 * MINUTE));
    time.now = start + 10 * MINUTE - 1;
    expect(keeper.status()).toEqual('valid');
    time.now += 1;
    expect(keeper.status()).toEqual('expired');
    browser.items.set('expires_at', 'pronto');
    expect(keeper.status()).toEqual('expired');
    browser.items.delete('refresh_token');
    expect(keeper.status()).toEqual('none');
  });

  test('R3.2 the metadata says where the tokens are from and keeps the session', async () => {
    const { browser, time, openTab } = openBrowser(async () => fresh(1));
    const { keeper } = openTab();
    keeper.save(login);
    const metadata = () => JSON.parse(browser.items.get('token_metadata') ?? '');
    expect(metadata()).toEqual({
      type: 'LOGIN',
      createdAt: '2026-11-20T10:00:00.000Z',
      source: 'login_endpoint',
      sessionId: 's1',
    });
    time.now += MINUTE;
    await keeper.renew(keeper.current());
    expect(metadata()).toEqual({
      type: 'refresh',
      createdAt: '2026-11-20T10:01:00.000Z',
      source: 'refresh_endpoint',
      sessionId: 's1',
    });
    expect(browser.items.get('id_token')).toEqual('I0');
  });

  test('R4.5 all who ask at once share one refresh', async () => {
    const { asked, openTab } = openBrowser(async () => fresh(1));
    const { keeper } = openTab();
    keeper.save(login);
    const refused = keeper.current();
    const renewals = await Promise.all(Array.from({ length: 10 }, () => keeper.renew(refused)));
    expect(renewals).toEqual(
      Array.from({ length: 10 }, () => ({ ok: true, value: { accessToken: 'A1', sessionId: 's1' } })),
    );
    expect(await keeper.renew(refused)).toEqual(renewals[0]);
    expect(asked).toEqual(['refresh-token-number-0']);
  });

  test('battery 112 of five tabs one asks, the others take over what it stored', async () => {
    const { asked, openTab } = openBrowser(async () => fresh(1));
    const first = openTab();
    first.keeper.save(login);
    const keepers = [first.keeper, ...Array.from({ length: 4 }, () => openTab().keeper)];
    const renewals = await Promise.all(keepers.map((keeper) => keeper.renew(keeper.current())));
    expect(renewals).toEqual(
      keepers.map(() => ({ ok: true, value: { accessToken: 'A1', sessionId: 's1' } })),
    );
    expect(asked).toEqual(['refresh-token-number-0']);
  });

  test('battery 112 without Web Locks the loser takes the tokens of the winner and wipes nothing', async () => {
    const slow = deferred<Result<RefreshedTokens>>();
    const { asked, browser, openTab } = openBrowser(
      (_, count) => (count === 1 ? slow.promise : Promise.resolve(fresh(1))),
      (work) => work(),
    );
    const [loser, winner] = [openTab().keeper, openTab().keeper];
    loser.save(login);
    const losing = loser.renew(loser.current());
    expect(await winner.renew(winner.current())).toEqual({
      ok: true,
      value: { accessToken: 'A1', sessionId: 's1' },
    });
    slow.resolve(failure('INVALID_REFRESH_TOKEN', 401));
    expect(await losing).toEqual({ ok: true, value: { accessToken: 'A1', sessionId: 's1' } });
    expect(loser.lose({ accessToken: 'A0', sessionId: 's1' })).toEqual(false);
    expect(browser.items.get('refresh_token')).toEqual('refresh-token-number-1');
    expect(asked).toHaveLength(2);
  });

  test('battery 35 a lost answer is asked for once more with the same token', async () => {
    const { asked, openTab } = openBrowser(async (_, count) =>
      count === 1 ? failure('NO_RESPONSE', 0) : fresh(2),
    );
    const { keeper } = openTab();
    keeper.save(login);
    expect(await keeper.renew(keeper.current())).toEqual({
      ok: true,
      value: { accessToken: 'A2', sessionId: 's1' },
    });
    expect(asked).toEqual(['refresh-token-number-0', 'refresh-token-number-0']);
  });

  test.each([
    ['R4.5 refused', failure('INVALID_REFRESH_TOKEN', 401), { code: 'REFUSED', isOver: true }],
    [
      'R5.24 an answer without access_token',
      failure('INVALID_ANSWER', 200, [{ field: 'access_token', message: 'El valor no es válido' }]),
      { code: 'INVALID_REFRESH_ANSWER', isOver: true },
    ],
    [
      'no line',
      failure('NO_RESPONSE', 0),
      { code: 'UNREACHABLE', isOver: false, call: { code: 'NO_RESPONSE', status: 0, errors: [] } },
    ],
    [
      'a page instead of JSON',
      failure('INVALID_ANSWER', 200),
      { code: 'UNREACHABLE', isOver: false, call: { code: 'INVALID_ANSWER', status: 200, errors: [] } },
    ],
    [
      'a broken server',
      failure('INTERNAL', 500),
      { code: 'UNREACHABLE', isOver: false, call: { code: 'INTERNAL', status: 500, errors: [] } },
    ],
    [
      'too many requests',
      failure('TOO_MANY_REQUESTS', 429),
      { code: 'UNREACHABLE', isOver: false, call: { code: 'TOO_MANY_REQUESTS', status: 429, errors: [] } },
    ],
  ])('a refresh that fails leaves the tokens to whoever asked: %s', async (_, answer, expected) => {
    const { browser, openTab } = openBrowser(async () => answer);
    const { keeper } = openTab();
    keeper.save(login);
    expect(await keeper.renew(keeper.current())).toEqual({ ok: false, failure: expected });
    expect(browser.items.get('refresh_token')).toEqual('refresh-token-number-0');
  });

  test.each([
    ['missing', null, 'NO_REFRESH_TOKEN'],
    ['under 20 characters', 'x'.repeat(19), 'INVALID_REFRESH_TOKEN'],
  ])('R4.3 a refresh token that is %s is not sent', async (_, token, code) => {
    const { asked, browser, openTab } = openBrowser(async () => fresh(1));
    const { keeper } = openTab();
    keeper.save(login);
    if (token === null) browser.items.delete('refresh_token');
    else browser.items.set('refresh_token', token);
    expect(await keeper.renew(keeper.current())).toEqual({ ok: false, failure: { code, isOver: true } });
    expect(asked).toEqual([]);
  });

  test('R4.2 a refresh that cannot be stored clears everything', async () => {
    const { browser, openTab } = openBrowser(async () => fresh(1));
    const { keeper, storage } = openTab();
    keeper.save(login);
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(await keeper.renew(keeper.current())).toEqual({
      ok: false,
      failure: { code: 'NOT_SAVED', isOver: true },
    });
    expect(browser.items.size).toEqual(0);
  });

  test('battery 36 a refresh under way does not bring back a session that was signed out', async () => {
    const slow = deferred<Result<RefreshedTokens>>();
    const { browser, openTab } = openBrowser(() => slow.promise);
    const { keeper } = openTab();
    keeper.save(login);
    const renewal = keeper.renew(keeper.current());
    keeper.clear();
    slow.resolve(fresh(1));
    expect(await renewal).toEqual({ ok: false, failure: { code: 'CHANGED_ELSEWHERE', isOver: false } });
    expect(browser.items.size).toEqual(0);
  });

  test('battery 113 another user in another tab: nothing goes out with their token until this tab has looked', async () => {
    const { asked, browser, openTab } = openBrowser(async () => fresh(1));
    const [mine, theirs] = [openTab().keeper, openTab().keeper];
    mine.save(login);
    const refused = mine.current();
    const events: TokenEvent['type'][] = [];
    mine.watch(({ type }) => events.push(type));
    theirs.save({ ...login, access_token: 'B0', refresh_token: 'refresh-token-of-bea-0' });
    expect(mine.current()).toEqual(null);
    expect(await mine.renew(refused)).toEqual({
      ok: false,
      failure: { code: 'CHANGED_ELSEWHERE', isOver: false },
    });
    expect([mine.lose(refused), browser.items.get('access_token'), asked]).toEqual([false, 'B0', []]);
    mine.clear();
    expect(browser.items.get('access_token')).toEqual('B0');
    expect(mine.status()).toEqual('valid');
    expect(mine.current()).toEqual({ accessToken: 'B0', sessionId: 's2' });
    expect(events).toEqual(['tokens.stored', 'tokens.changedElsewhere', 'tokens.stored', 'tokens.cleared']);
  });

  test('R4.1 a refresh in another tab is no change of session', async () => {
    const { openTab } = openBrowser(async () => fresh(1));
    const [mine, other] = [openTab().keeper, openTab().keeper];
    mine.save(login);
    const events: TokenEvent[] = [];
    const stop = mine.watch((event) => events.push(event));
    await other.renew(other.current());
    other.clear();
    stop();
    other.save(login);
    expect(events).toEqual([
      { type: 'tokens.stored', validFor: 10 * MINUTE },
      { type: 'tokens.stored', validFor: 10 * MINUTE },
      { type: 'tokens.changedElsewhere' },
      { type: 'tokens.cleared' },
    ]);
  });

  test('battery 116 a clock that is wrong asks for one refresh a minute', async () => {
    const { time, openTab } = openBrowser(async (_, count) => fresh(count));
    const { keeper } = openTab();
    keeper.save(login);
    time.now += 24 * 60 * MINUTE;
    expect(keeper.isRefreshDue()).toEqual(true);
    await keeper.renew(keeper.current());
    time.now += 11 * MINUTE;
    expect(keeper.isRefreshDue()).toEqual(true);
    await keeper.renew(keeper.current());
    time.now -= 48 * 60 * MINUTE;
    expect(keeper.isRefreshDue()).toEqual(false);
    keeper.save({ ...login, expires_in: 60 });
    expect(keeper.isRefreshDue()).toEqual(true);
    await keeper.renew(keeper.current());
    keeper.save({ ...login, expires_in: 60 });
    time.now += MINUTE - 1;
    expect(keeper.isRefreshDue()).toEqual(false);
    time.now += 1;
    expect(keeper.isRefreshDue()).toEqual(true);
  });
});
