import { describe, expect, test } from 'vitest';
import { createFormatter, DEFAULT_MARKET } from '../../../../contract/values/format.ts';
import { successfulAnswer, fakeCall } from '../../../../tests/support/charts/fake-call.ts';
import {
  NOW,
  sampleAnalytics,
  sampleFailure,
  sampleStore,
} from '../../../../tests/support/samples/samples.ts';
import { sampleUserWithRole } from '../../../../tests/support/samples/session-app.ts';
import { createStoreAnalyticsService } from './store-analytics.service.ts';

const owner = sampleUserWithRole('producer', 1);
const store = sampleStore({ ownerId: owner.id });
const id = store.id;
const analytics = sampleAnalytics();
const formatter = createFormatter(DEFAULT_MARKET);
const missing = { ok: false, failure: { code: 'NOT_FOUND', status: 404, errors: [] } };

const open = (answers: Parameters<typeof fakeCall>[0], user = owner, now = NOW) => {
  const { call, asked } = fakeCall({
    getPopupStore: successfulAnswer({ popupStore: store }),
    getPopupStoreAnalytics: successfulAnswer({ analytics }),
    ...answers,
  });
  return { asked, ...createStoreAnalyticsService(call, { user, formatter, now: () => now }) };
};

describe(createStoreAnalyticsService.name, () => {
  test.each([
    [7, '2026-11-14'],
    ['store', '2026-11-10'],
    [{ from: '2026-11-19', to: '2026-11-20' }, '2026-11-19'],
  ] as const)('R2.6 a store is told with what it came to in %j, up to today', async (period, from) => {
    const { loadFigures, asked } = open({});
    const days = { from, to: '2026-11-20' };
    expect(await loadFigures({ id, period })).toEqual(successfulAnswer({ store, analytics, ...days }));
    expect(asked.map(({ name, input }) => [name, input])).toEqual([
      ['getPopupStore', { params: { id } }],
      ['getPopupStoreAnalytics', { params: { id }, query: days }],
    ]);
  });

  test('today is the day of the market, where it is the next one already', async () => {
    const { loadFigures } = open({}, owner, Date.parse('2026-11-20T23:30:00.000Z'));
    const days = { from: '2026-11-15', to: '2026-11-21' };
    expect(await loadFigures({ id, period: 7 })).toEqual(successfulAnswer({ store, analytics, ...days }));
  });

  test.each([
    ['its owner', owner, true],
    ['an admin', sampleUserWithRole('admin', 2), true],
    ['another producer', sampleUserWithRole('producer', 3), false],
  ])('R6.3 the figures are there for %s: %s', async (_, user, isThere) => {
    const { loadFigures, asked } = open({}, user);
    const answer = await loadFigures({ id, period: 28 });
    expect(isThere ? answer.ok : answer).toEqual(isThere ? true : missing);
    expect(asked.length).toBe(isThere ? 2 : 1);
  });

  test.each([
    ['POPUP_STORE_NOT_FOUND', 'NOT_FOUND'],
    ['NOT_OWNER', 'NOT_FOUND'],
    ['TIMEOUT', 'TIMEOUT'],
  ] as const)('R8.6 figures that are refused by %s are %s', async (code, said) => {
    const failure = sampleFailure(code, { status: 404 });
    const { loadFigures } = open({ getPopupStoreAnalytics: { ok: false, failure } });
    expect(await loadFigures({ id, period: 28 })).toEqual({
      ok: false,
      failure: { ...failure, code: said },
    });
  });

  test('R8.16 a store that is not there is missing', async () => {
    const failure = sampleFailure('POPUP_STORE_NOT_FOUND', { status: 404 });
    const { loadFigures } = open({ getPopupStore: { ok: false, failure } });
    expect(await loadFigures({ id, period: 28 })).toEqual(missing);
  });
});
