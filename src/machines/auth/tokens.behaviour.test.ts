import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { deferred } from '../../../tests/support/charts/deferred.ts';
import {
  refreshSuccess,
  sampleLogin,
  MINUTE,
  refreshRefusal,
  openTokenBrowser,
  SESSION_START,
  grantLockAtOnce,
} from '../../../tests/support/browser/tokens.ts';
import { tokensMachine } from './tokens.machine.ts';
import type { HeldTokens, RefreshAnswer } from './tokens.types.ts';

const renewed = (n: number, sessionId = 's1') => ({
  ok: true,
  value: { accessToken: `A${n}`, sessionId },
});
const changedElsewhere = { ok: false, failure: { code: 'CHANGED_ELSEWHERE' } };

/** Browser with one signed-in tab. */
async function openSignedIn(...how: Parameters<typeof openTokenBrowser>) {
  const browser = openTokenBrowser(...how);
  const tab = browser.openTab();
  await tab.keeper.grant(sampleLogin);
  return { ...browser, ...tab };
}

describe(tokensMachine.id, () => {
  test('R5.23 R9.3 tokens are valid until five minutes before their end, then expired', async () => {
    const { browser, keeper, pass } = await openSignedIn(async () => refreshSuccess(1));
    expect(browser.items.get('expires_at')).toEqual(String(SESSION_START + 10 * MINUTE));
    pass(10 * MINUTE - 1);
    expect(keeper.take()).toEqual('valid');
    pass(1);
    expect(keeper.take()).toEqual('expired');
    browser.items.set('expires_at', 'pronto');
    expect(keeper.take()).toEqual('expired');
    browser.items.delete('refresh_token');
    expect(keeper.take()).toEqual('none');
  });

  test('R4.1 whoever holds no refresh token is nobody, however valid the other tokens are', async () => {
    const { browser, keeper } = await openSignedIn(async () => refreshSuccess(1));
    expect([keeper.take(), keeper.current()?.accessToken]).toEqual(['valid', 'A0']);
    browser.items.delete('refresh_token');
    expect([keeper.current(), keeper.take(), keeper.current()]).toEqual([null, 'none', null]);
  });

  test('R3.2 the metadata says where the tokens are from and keeps the session', async () => {
    const { browser, keeper, pass } = await openSignedIn(async () => refreshSuccess(1));
    const metadata = () => JSON.parse(browser.items.get('token_metadata') ?? '');
    expect(metadata()).toEqual({
      type: 'LOGIN',
      createdAt: '2026-11-20T10:00:00.000Z',
      source: 'login_endpoint',
      sessionId: 's1',
    });
    pass(MINUTE);
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
    const { asked, keeper } = await openSignedIn(async () => refreshSuccess(1));
    const refused = keeper.current();
    const renewals = await Promise.all(Array.from({ length: 10 }, () => keeper.renew(refused)));
    expect(renewals).toEqual(Array.from({ length: 10 }, () => renewed(1)));
    expect(await keeper.renew(refused)).toEqual(renewed(1));
    expect(asked).toEqual(['refresh-token-number-0']);
  });

  test('R4.5 battery 112 of five tabs one asks, the others take over what it stored', async () => {
    const { asked, keeper, openTab } = await openSignedIn(async () => refreshSuccess(1));
    const keepers = [keeper, ...Array.from({ length: 4 }, () => openTab().keeper)];
    const renewals = await Promise.all(keepers.map((one) => one.renew(one.current())));
    expect(renewals).toEqual(keepers.map(() => renewed(1)));
    expect(asked).toEqual(['refresh-token-number-0']);
  });

  test.each([2, 5])(
    'battery 112 %i tabs, 20 times over: one refresh each time, and nobody out',
    async (count) => {
      const { asked, keeper, heard, openTab, pass } = await openSignedIn(async (_, n) => refreshSuccess(n));
      const tabs = [{ keeper, heard }, ...Array.from({ length: count - 1 }, openTab)];
      for (let round = 1; round <= 20; round += 1) {
        pass(10 * MINUTE);
        expect(tabs.map((tab) => tab.keeper.isRefreshDue())).toEqual(tabs.map(() => true));
        const renewals = await Promise.all(tabs.map((tab) => tab.keeper.renew(tab.keeper.current())));
        expect(renewals).toEqual(tabs.map(() => renewed(round)));
        expect([asked.length, asked.at(-1)]).toEqual([round, `refresh-token-number-${round - 1}`]);
      }
      expect(tabs.map((tab) => tab.heard)).toEqual(tabs.map(() => []));
    },
  );

  test('battery 112 a tab that is shown late what another one stored asks for nothing', async () => {
    const { asked, keeper, openTab } = await openSignedIn(async (_, n) => refreshSuccess(n));
    const late = openTab();
    const seeAgain = late.fallBehind();
    await keeper.renew(keeper.current());
    const renewal = late.keeper.renew(late.keeper.current());
    setTimeout(seeAgain, 100);
    expect([await renewal, asked]).toEqual([renewed(1), ['refresh-token-number-0']]);
  });

  test('battery 111 battery 112 a refresh that is refused is asked for once by five tabs, and ends each session once', async () => {
    const { asked, browser, openTab, ...first } = await openSignedIn(async () =>
      refreshRefusal('INVALID_REFRESH_TOKEN', 401),
    );
    const tabs = [first, ...Array.from({ length: 4 }, () => openTab())];
    await Promise.all(tabs.map(({ keeper }) => keeper.renew(keeper.current())));
    expect(asked).toEqual(['refresh-token-number-0']);
    expect(tabs.map(({ heard }) => heard)).toEqual([
      ['session.lost SESSION_EXPIRED'],
      ...Array.from({ length: 4 }, () => ['tokens.changedElsewhere']),
    ]);
    expect(browser.items.size).toEqual(0);
  });

  test('battery 112 without Web Locks the loser takes the tokens of the winner and wipes nothing', async () => {
    const slow = deferred<RefreshAnswer['answer']>();
    const { asked, browser, openTab, ...loser } = await openSignedIn(
      (_, count) => (count === 1 ? slow.promise : Promise.resolve(refreshSuccess(1))),
      { holdLock: grantLockAtOnce },
    );
    const winner = openTab();
    const losing = loser.keeper.renew(loser.keeper.current());
    await Promise.resolve();
    expect(await winner.keeper.renew(winner.keeper.current())).toEqual(renewed(1));
    slow.resolve(refreshRefusal('INVALID_REFRESH_TOKEN', 401));
    expect(await losing).toEqual(renewed(1));
    loser.keeper.refuse({ accessToken: 'A0', sessionId: 's1' }, 'SESSION_EXPIRED');
    expect(browser.items.get('refresh_token')).toEqual('refresh-token-number-1');
    expect([asked.length, loser.heard, winner.heard]).toEqual([2, [], []]);
  });

  test('battery 112 a tab that never lets go of the lock keeps nobody waiting for ever', async () => {
    const { asked, keeper, pass } = await openSignedIn(async () => refreshSuccess(1), {
      holdLock: () => () => {},
    });
    const renewal = keeper.renew(keeper.current());
    pass(29_999);
    expect(asked).toEqual([]);
    pass(1);
    expect(await renewal).toEqual(renewed(1));
  });

  test('battery 35 a lost answer is asked for once more with the same token', async () => {
    const { asked, keeper } = await openSignedIn(async (_, count) =>
      count === 1 ? refreshRefusal('NO_RESPONSE', 0) : refreshSuccess(2),
    );
    expect(await keeper.renew(keeper.current())).toEqual(renewed(2));
    expect(asked).toEqual(['refresh-token-number-0', 'refresh-token-number-0']);
  });

  test.each([
    ['R4.5 refused', refreshRefusal('INVALID_REFRESH_TOKEN', 401), 'SESSION_EXPIRED'],
    ['R4.5 refused as no request', refreshRefusal('VALIDATION_FAILED', 400), 'SESSION_EXPIRED'],
    ['R4.5 refused for whom it is', refreshRefusal('FORBIDDEN', 403), 'SESSION_EXPIRED'],
    ['R4.5 refused for its form', refreshRefusal('VALIDATION_FAILED', 422), 'SESSION_EXPIRED'],
    [
      'R5.24 an answer without access_token',
      refreshRefusal('INVALID_ANSWER', 200, [{ field: 'access_token', message: 'El valor no es válido' }]),
      'INVALID_REFRESH_ANSWER',
    ],
  ])('a refresh that ends the session clears its tokens, and says so once: %s', async (_, answer, code) => {
    const { browser, heard, keeper } = await openSignedIn(async () => answer);
    const refused = keeper.current();
    expect(await keeper.renew(refused)).toEqual({ ok: false, failure: { code } });
    if (refused) keeper.refuse(refused, 'SESSION_EXPIRED');
    expect([heard, browser.items.size, keeper.current()]).toEqual([[`session.lost ${code}`], 0, null]);
  });

  test.each([
    ['no line', refreshRefusal('NO_RESPONSE', 0)],
    ['no answer in time', refreshRefusal('TIMEOUT', 0)],
    ['a page instead of JSON', refreshRefusal('INVALID_ANSWER', 200)],
    ['a broken server', refreshRefusal('INTERNAL', 500)],
    ['too many requests', refreshRefusal('TOO_MANY_REQUESTS', 429)],
    ['nothing there', refreshRefusal('NOT_FOUND', 404)],
  ])('a refresh that finds no answer leaves the tokens as they are: %s', async (_, answer) => {
    const { browser, heard, keeper } = await openSignedIn(async () => answer);
    const call = answer.ok ? null : answer.failure;
    expect(await keeper.renew(keeper.current())).toEqual({
      ok: false,
      failure: { code: 'UNREACHABLE', call },
    });
    expect([browser.items.get('refresh_token'), heard]).toEqual(['refresh-token-number-0', []]);
  });

  test('a refresh that found no answer is forgotten once another one is under way', async () => {
    const { keeper } = await openSignedIn(async (_, count) =>
      count === 1 ? refreshRefusal('INTERNAL', 500) : refreshSuccess(1),
    );
    const refused = keeper.current();
    expect((await keeper.renew(refused)).ok).toEqual(false);
    expect(await keeper.renew(refused)).toEqual(renewed(1));
  });

  test('R4.3 without the access token the refresh token is still of the same session', async () => {
    const { browser, heard, keeper } = await openSignedIn(async () => refreshSuccess(1));
    browser.items.delete('access_token');
    expect([keeper.take(), await keeper.renew(null), heard]).toEqual(['expired', renewed(1), []]);
  });

  test('battery 36 tokens of a session that was left, written late by another tab, are not sent', async () => {
    const { browser, keeper } = await openSignedIn(async () => refreshSuccess(1));
    const before = new Map(browser.items);
    keeper.leave();
    for (const [key, value] of before) browser.items.set(key, value);
    expect(keeper.current()).toEqual(null);
  });

  test('R5.23 tokens count as valid for all of their time, and without any there are none', () => {
    const clock = new SimulatedClock();
    const held: HeldTokens = {
      accessToken: 'A0',
      refreshToken: sampleLogin.refresh_token,
      idToken: null,
      expiresAt: SESSION_START + 10 * MINUTE,
      metadata: null,
    };
    const actor = createActor(tokensMachine, { clock, input: { held, now: SESSION_START } }).start();
    clock.increment(10 * MINUTE - 1);
    expect(actor.getSnapshot().value).toEqual('valid');
    clock.increment(1);
    expect(actor.getSnapshot().value).toEqual({ expired: 'due' });
    const nothing = { ...held, accessToken: null, refreshToken: null };
    actor.send({ type: 'storage.read', held: nothing, now: SESSION_START + 10 * MINUTE });
    expect(actor.getSnapshot().value).toEqual('none');
  });

  test('R4.1 whoever was signed in and holds no tokens any more is nobody, and not somebody else', () => {
    const held: HeldTokens = {
      accessToken: 'A0',
      refreshToken: sampleLogin.refresh_token,
      idToken: null,
      expiresAt: SESSION_START + 10 * MINUTE,
      metadata: { type: 'LOGIN', createdAt: '', source: 'login_endpoint', sessionId: 's1' },
    };
    const actor = createActor(tokensMachine, { input: { held, now: SESSION_START } }).start();
    const nothing = { ...held, accessToken: null, refreshToken: null, metadata: null };
    actor.send({ type: 'storage.read', held: nothing, now: SESSION_START });
    expect(actor.getSnapshot().value).toEqual('none');
  });

  test('R4.1 whoever leaves a session that another tab has emptied is told of no other one', () => {
    const held: HeldTokens = {
      accessToken: 'A0',
      refreshToken: sampleLogin.refresh_token,
      idToken: null,
      expiresAt: SESSION_START + 10 * MINUTE,
      metadata: { type: 'LOGIN', createdAt: '', source: 'login_endpoint', sessionId: 's1' },
    };
    const actor = createActor(tokensMachine, { input: { held, now: SESSION_START } }).start();
    actor.send({ type: 'session.taken', held, now: SESSION_START });
    const heard: string[] = [];
    actor.on('*', ({ type }) => heard.push(type));
    const nothing = { ...held, accessToken: null, refreshToken: null, metadata: null };
    actor.send({ type: 'session.left', held: nothing, now: SESSION_START });
    expect([actor.getSnapshot().value, heard]).toEqual(['none', []]);
  });

  test('tokens of more than 24 days are valid as long as a timer can wait, and a browser would end a longer one at once', () => {
    const clock = new SimulatedClock();
    const held: HeldTokens = {
      accessToken: 'A0',
      refreshToken: sampleLogin.refresh_token,
      idToken: null,
      expiresAt: SESSION_START + 40 * 24 * 60 * MINUTE,
      metadata: null,
    };
    const actor = createActor(tokensMachine, { clock, input: { held, now: SESSION_START } }).start();
    clock.increment(2_147_483_646);
    expect(actor.getSnapshot().value).toEqual('valid');
    clock.increment(1);
    expect(actor.getSnapshot().value).toEqual({ expired: 'due' });
  });

  test.each([
    ['missing', null, 'NO_REFRESH_TOKEN'],
    ['under 20 characters', 'x'.repeat(19), 'INVALID_REFRESH_TOKEN'],
  ])('R4.3 R8.2 a refresh token that is %s is not sent', async (_, token, code) => {
    const { asked, browser, heard, keeper } = await openSignedIn(async () => refreshSuccess(1));
    if (token === null) browser.items.delete('refresh_token');
    else browser.items.set('refresh_token', token);
    expect(await keeper.renew(keeper.current())).toEqual({ ok: false, failure: { code } });
    expect([asked, heard, browser.items.size]).toEqual([[], [`session.lost ${code}`], 0]);
  });

  test('R4.2 battery 115 a refresh that cannot be stored clears everything there and goes on in memory', async () => {
    const { browser, heard, keeper, storage } = await openSignedIn(async () => refreshSuccess(1));
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(await keeper.renew(keeper.current())).toEqual(renewed(1));
    expect([browser.items.size, keeper.current(), heard]).toEqual([
      0,
      { accessToken: 'A1', sessionId: 's1' },
      ['tokens.notKept'],
    ]);
    expect(keeper.leave()).toEqual({ accessToken: 'A1', refreshToken: 'refresh-token-number-1' });
    expect(keeper.current()).toEqual(null);
  });

  test('battery 36 a refresh under way does not bring back a session that was signed out', async () => {
    const slow = deferred<RefreshAnswer['answer']>();
    const { browser, heard, keeper } = await openSignedIn(() => slow.promise);
    const renewal = keeper.renew(keeper.current());
    expect(keeper.leave()).toEqual({ accessToken: 'A0', refreshToken: 'refresh-token-number-0' });
    slow.resolve(refreshSuccess(1));
    expect(await renewal).toEqual(changedElsewhere);
    expect([browser.items.size, heard]).toEqual([0, []]);
  });

  test('battery 113 another user in another tab: nothing goes out with their token until this tab has looked', async () => {
    const { asked, browser, openTab, ...mine } = await openSignedIn(async () => refreshSuccess(1));
    const refused = mine.keeper.current();
    const theirs = openTab();
    await theirs.keeper.grant({
      ...sampleLogin,
      access_token: 'B0',
      refresh_token: 'refresh-token-of-bea-0',
    });
    expect(mine.keeper.current()).toEqual(null);
    expect(await mine.keeper.renew(refused)).toEqual(changedElsewhere);
    if (refused) mine.keeper.refuse(refused, 'SESSION_EXPIRED');
    expect(mine.keeper.leave()).toEqual({ accessToken: null, refreshToken: null });
    expect([browser.items.get('access_token'), asked]).toEqual(['B0', []]);
    expect(mine.keeper.take()).toEqual('valid');
    expect(mine.keeper.current()).toEqual({ accessToken: 'B0', sessionId: 's2' });
    expect([...new Set(mine.heard)]).toEqual(['tokens.changedElsewhere']);
  });

  test('R4.1 a refresh in another tab is no change of session, signing out there is', async () => {
    const { openTab, ...mine } = await openSignedIn(async () => refreshSuccess(1));
    const other = openTab();
    await other.keeper.renew(other.keeper.current());
    expect([mine.heard, mine.keeper.current()]).toEqual([[], { accessToken: 'A1', sessionId: 's1' }]);
    other.keeper.leave();
    expect([mine.heard, mine.keeper.take(), mine.keeper.current()]).toEqual([
      ['tokens.changedElsewhere'],
      'none',
      null,
    ]);
  });

  test('battery 116 a clock that is wrong asks for one refresh a minute, in all tabs together', async () => {
    const { keeper, openTab, pass, jump } = await openSignedIn(async (_, count) => ({
      ok: true,
      value: { access_token: `A${count}`, refresh_token: `refresh-token-number-${count}`, expires_in: 60 },
    }));
    const other = openTab();
    const refreshDue = () => [keeper.isRefreshDue(), other.keeper.isRefreshDue()];
    jump(24 * 60 * MINUTE);
    expect(refreshDue()).toEqual([true, true]);
    await keeper.renew(keeper.current());
    expect(refreshDue()).toEqual([false, false]);
    pass(MINUTE - 1);
    expect(refreshDue()).toEqual([false, false]);
    pass(1);
    expect(refreshDue()).toEqual([true, true]);
    await other.keeper.renew(other.keeper.current());
    expect(refreshDue()).toEqual([false, false]);
    jump(-48 * 60 * MINUTE);
    expect(refreshDue()).toEqual([false, false]);
  });

  test('battery 116 eight hours of sleep cost one refresh', async () => {
    const { asked, keeper, jump } = await openSignedIn(async () => refreshSuccess(1));
    jump(8 * 60 * MINUTE);
    expect(keeper.isRefreshDue()).toEqual(true);
    await Promise.all(Array.from({ length: 10 }, () => keeper.renew(keeper.current())));
    expect([asked.length, keeper.isRefreshDue(), keeper.take()]).toEqual([1, false, 'valid']);
  });
});
