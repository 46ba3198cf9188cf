import { describe, expect, test } from 'vitest';
import type { User } from '../../../../contract/account/user.ts';
import { successfulAnswer, fakeCall } from '../../../../tests/support/charts/fake-call.ts';
import { NOW, sampleFailure, sampleId } from '../../../../tests/support/samples/samples.ts';
import { createAdminPanelService } from './admin-panel.service.ts';

const DAY = 24 * 60 * 60_000;
const ago = (days: number) => new Date(NOW - days * DAY).toISOString();
const user = (number: number, changes: Partial<User>): User => ({
  id: sampleId(number),
  fullName: 'Ana Ruiz',
  email: 'ana@example.com',
  role: 'consumer',
  ...changes,
});
const users = [
  user(1, { createdAt: ago(7), lastLogin: ago(1) }),
  user(2, { createdAt: ago(7.1), lastLogin: ago(1.1) }),
  user(3, { role: 'producer', createdAt: ago(400), lastLogin: null }),
  user(4, { role: 'admin' }),
];
const stats = {
  totalUsers: 90,
  usersByRole: { admin: 1, producer: 1, customer: 2 },
  recentActivity: { usersRegisteredLastWeek: 1, usersLoggedInLastDay: 1 },
};
const missing = { ok: false as const, failure: sampleFailure('NOT_FOUND', { status: 404 }) };

describe(createAdminPanelService.name, () => {
  test('R7.24 accounts are counted by the server', async () => {
    const { call, asked } = fakeCall({ getUserStats: successfulAnswer(stats) });
    expect(await createAdminPanelService(call, () => NOW).loadAccounts(null)).toEqual({
      ok: true,
      value: { stats, countedOf: null },
    });
    expect(asked.map(({ name }) => name)).toEqual(['getUserStats']);
  });

  test('R7.24 R9.13 after a 404 they are counted here of up to 60', async () => {
    const { call, asked } = fakeCall({
      getUserStats: missing,
      listUsers: successfulAnswer({ users, totalUsers: 90 }),
    });
    expect(await createAdminPanelService(call, () => NOW).loadAccounts(null)).toEqual({
      ok: true,
      value: { stats, countedOf: 4 },
    });
    expect(asked.map(({ input }) => input)).toEqual([{}, { query: { limit: 60 } }]);
  });

  test('R7.24 after anything else nothing is counted here', async () => {
    const failure = sampleFailure('UNAVAILABLE', { status: 503 });
    const { call, asked } = fakeCall({ getUserStats: { ok: false, failure } });
    expect(await createAdminPanelService(call, () => NOW).loadAccounts(null)).toEqual({ ok: false, failure });
    expect(asked.length).toBe(1);
  });
});
