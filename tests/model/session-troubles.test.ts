import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Endpoint } from '../../contract/api/endpoint.ts';
import { narrowFailure } from '../../contract/api/narrow-failure.ts';
import { type EndpointName, endpoints } from '../../contract/endpoints.ts';
import { COMMON_FAILURES } from '../../contract/api/common-failures.ts';
import { failureMessages, failureText } from '../../src/components/feedback/failure.messages.ts';
import { sessionFailureText, sessionMessages } from '../../src/components/account/session.messages.ts';
import { isInterruption } from '../../src/machines/auth/session-failure.ts';
import { json, type SeenRequest, success } from '../support/http/fake-fetch.ts';
import { ana, credentials } from '../support/samples/session.ts';
import { sampleLogin, openTokenMarket } from '../support/browser/tokens.ts';
import { CALL_FAILURE_KINDS, type CallFailureKind, CALL_FAILURES } from '../support/charts/call-failures.ts';

const renewed = { ...sampleLogin, access_token: 'A1', refresh_token: 'refresh-token-number-1' };
const isRefresh = ({ url }: SeenRequest) => url.endsWith('/auth/refresh-token');
const never = new AbortController().signal;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Advances the clock beyond every timeout of a call. */
async function patiently<T>(result: Promise<T>): Promise<T> {
  const settled = result.then(() => true);
  for (let second = 0; second < 70; second += 1) {
    const isOver = await Promise.race([settled, vi.advanceTimersByTimeAsync(1_000).then(() => false)]);
    if (isOver) break;
  }
  return result;
}

const SAID: Record<CallFailureKind, string> = {
  '401': failureMessages.UNAUTHENTICATED,
  '403': failureMessages.FORBIDDEN,
  '403 without a code': failureMessages.FORBIDDEN,
  '404': failureMessages.NOT_FOUND,
  // Message of the server, which is better for a conflict.
  '409': 'Algo ha ido mal',
  '422': failureMessages.VALIDATION_FAILED,
  '429': failureMessages.TOO_MANY_REQUESTS,
  '500': failureMessages.INTERNAL,
  '503': failureMessages.UNAVAILABLE,
  timeout: failureMessages.TIMEOUT,
  'connection refused': failureMessages.NO_RESPONSE,
  'invalid JSON': failureMessages.INTERNAL,
  'an HTML body': failureMessages.INTERNAL,
  'an empty 200': failureMessages.INTERNAL,
  'a truncated body': failureMessages.NO_RESPONSE,
};

describe('battery 107 R7.1 R8.6 every call', () => {
  const rows = Object.keys(endpoints) as EndpointName[];
  const calls = rows.flatMap((name) => CALL_FAILURE_KINDS.map((trouble) => [name, trouble] as const));

  test.each(calls)('%s that meets %s', async (name, trouble) => {
    const row: Endpoint = endpoints[name];
    const names = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, param]) => [param, '7']);
    const input = { params: Object.fromEntries(names) };
    const path = row.path.replaceAll(/\{\w+\}/g, '7');
    let isTroubled = true;
    const { call, lost, seen, storage, paths } = await openTokenMarket((request) => {
      if (name !== 'refreshToken' && isRefresh(request)) return json(200, renewed);
      return isTroubled ? CALL_FAILURES[trouble]() : success({ user: ana, ...renewed, success: true });
    });
    const result = await patiently(call(name, input as never));
    if (result.ok) throw new Error(`${name} took ${trouble} for an answer`);
    const { code } = narrowFailure(endpoints.health, result.failure);
    const common = COMMON_FAILURES.find((one) => one === code);
    if (common === undefined) throw new Error(`${code} has no common word`);
    expect(failureText({ ...result.failure, code: common })).toEqual(SAID[trouble]);

    const refreshes = row.bearer !== 'never' && (trouble === '401' || trouble === '403 without a code');
    expect(seen.length).toEqual(refreshes ? 3 : 1);
    const isOver = row.bearer !== 'never' && trouble === '401';
    expect([lost, storage.getItem('refresh_token') === null]).toEqual([
      isOver ? ['SESSION_EXPIRED'] : [],
      isOver,
    ]);
    // After any failure the next call works normally.
    isTroubled = false;
    seen.length = 0;
    await patiently(call(name, input as never));
    const bearer = row.bearer === 'never' || isOver ? 'null' : refreshes ? 'A1' : 'A0';
    expect(paths()).toEqual([`/api${path} ${bearer}`]);
  });
});

describe('battery 107 R8.1 R8.2 the session in words', () => {
  const { SESSION_EXPIRED, FORBIDDEN, NOT_FOUND, CONFLICT, VALIDATION_FAILED } = sessionMessages;
  const { TOO_MANY_REQUESTS, INTERNAL, UNAVAILABLE, TIMEOUT, NO_RESPONSE, INVALID_ANSWER } = sessionMessages;
  const {
    INVALID_CREDENTIALS: wrong,
    INVALID_LOGIN_ANSWER: noLogin,
    INVALID_REFRESH_ANSWER: noRefresh,
  } = sessionMessages;

  test.each<[CallFailureKind, string, string, string]>([
    ['401', wrong, SESSION_EXPIRED, SESSION_EXPIRED],
    ['403', FORBIDDEN, FORBIDDEN, SESSION_EXPIRED],
    ['403 without a code', FORBIDDEN, FORBIDDEN, SESSION_EXPIRED],
    ['404', NOT_FOUND, NOT_FOUND, NOT_FOUND],
    ['409', CONFLICT, CONFLICT, CONFLICT],
    ['422', VALIDATION_FAILED, VALIDATION_FAILED, SESSION_EXPIRED],
    ['429', TOO_MANY_REQUESTS, TOO_MANY_REQUESTS, TOO_MANY_REQUESTS],
    ['500', INTERNAL, INTERNAL, INTERNAL],
    ['503', UNAVAILABLE, UNAVAILABLE, UNAVAILABLE],
    ['timeout', TIMEOUT, TIMEOUT, TIMEOUT],
    ['connection refused', NO_RESPONSE, NO_RESPONSE, NO_RESPONSE],
    ['invalid JSON', noLogin, INVALID_ANSWER, noRefresh],
    ['an HTML body', noLogin, INVALID_ANSWER, noRefresh],
    ['an empty 200', noLogin, INVALID_ANSWER, noRefresh],
    ['a truncated body', NO_RESPONSE, NO_RESPONSE, NO_RESPONSE],
  ])('%s: signing in, being looked for, being refreshed', async (trouble, ...words) => {
    const signing = await openTokenMarket(CALL_FAILURES[trouble], { isSignedIn: false });
    const asking = await openTokenMarket((request) =>
      isRefresh(request) ? json(200, renewed) : CALL_FAILURES[trouble](),
    );
    const refreshing = await openTokenMarket(CALL_FAILURES[trouble]);
    refreshing.storage.setItem('expires_at', '0');
    const results = [
      await patiently(signing.session.signIn(credentials, never)),
      await patiently(asking.session.loadUser(never)),
      await patiently(refreshing.session.refreshTokens()),
    ];
    expect(results.map((result) => (result.ok ? null : sessionFailureText(result.failure)))).toEqual(words);
    // The session continues after a transient failure; a permanent one removes its tokens.
    for (const [result, { storage }] of [
      [results[1], asking],
      [results[2], refreshing],
    ] as const) {
      const goesOn = result && !result.ok && isInterruption(result.failure);
      expect(storage.getItem('refresh_token') !== null).toEqual(goesOn);
    }
    // One request each, plus one retry of a refresh whose answer was lost.
    expect(signing.seen.length).toEqual(1);
    expect(refreshing.seen.length).toBeLessThanOrEqual(2);
    expect(asking.seen.length).toBeLessThanOrEqual(3);
  });
});
