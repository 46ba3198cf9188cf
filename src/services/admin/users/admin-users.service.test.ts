import { describe, expect, test } from 'vitest';
import { successfulAnswer, fakeCall } from '../../../../tests/support/charts/fake-call.ts';
import { sampleFailure } from '../../../../tests/support/samples/samples.ts';
import { sampleUserWithRole } from '../../../../tests/support/samples/session-app.ts';
import { createAdminUsersService } from './admin-users.service.ts';

const user = sampleUserWithRole('producer');
const holdings = { stores: 1, openStores: 1, products: 3, ordersToServe: 2, orders: 0, openOrders: 0 };

describe(createAdminUsersService.name, () => {
  test('R7.20 accounts are asked for by the beginning of their addresses, by status and role, in an order', async () => {
    const pagination = { total: 1, hasMore: false, asOf: '2026-11-20T12:00:00.000Z' };
    const { call, asked } = fakeCall({
      listUsers: successfulAnswer({ users: [user], totalUsers: 1, pagination }),
    });
    const { listUsers } = createAdminUsersService(call);
    const page = { limit: 100, asOf: null };
    expect(await listUsers({ query: {}, ...page })).toEqual(successfulAnswer({ items: [user], pagination }));
    await listUsers({
      query: { q: 'ana', status: 'CONFIRMED', role: 'admin', sort: 'fullName', offset: 100 },
      limit: 100,
      asOf: pagination.asOf,
    });
    await listUsers({ query: { status: 'FORCE_CHANGE_PASSWORD', sort: 'lastLogin', order: 'asc' }, ...page });
    expect(asked.map(({ input }) => input)).toEqual([
      { query: { limit: 100 } },
      {
        query: {
          filter: 'status = "CONFIRMED" and email ^= "ana"',
          role: 'admin',
          sortBy: 'fullName',
          sortOrder: 'asc',
          offset: 100,
          limit: 100,
          asOf: '2026-11-20T12:00:00.000Z',
        },
      },
      {
        query: {
          filter: 'status = "FORCE_CHANGE_PASSWORD"',
          sortBy: 'lastLogin',
          sortOrder: 'asc',
          limit: 100,
        },
      },
    ]);
  });

  test('R7.21 one account comes with what hangs on it, as far as that is told', async () => {
    const told = fakeCall({ getUser: successfulAnswer({ user, holdings }) });
    const bare = fakeCall({ getUser: successfulAnswer({ user }) });
    expect([
      await createAdminUsersService(told.call).loadUser({ id: user.id }),
      await createAdminUsersService(bare.call).loadUser({ id: user.id }),
    ]).toEqual([successfulAnswer({ user, holdings }), successfulAnswer({ user, holdings: null })]);
    expect(told.asked).toEqual([{ name: 'getUser', input: { params: { id: user.id } } }]);
  });

  test('R5.20 R7.21 a change is sent as it is, and the account comes back', async () => {
    const { call, asked } = fakeCall({ updateUser: successfulAnswer({ user }) });
    expect(
      await createAdminUsersService(call).changeUser({ id: user.id, change: { role: 'admin' } }),
    ).toEqual(successfulAnswer(user));
    expect(asked).toEqual([
      { name: 'updateUser', input: { params: { id: user.id }, body: { role: 'admin' } } },
    ]);
  });

  test('R6.6 R7.21 an account that is gone already is deleted as well; an admin’s is not', async () => {
    const refused = { ok: false as const, failure: sampleFailure('CONFLICT', { status: 409 }) };
    const gone = fakeCall({
      deleteUser: { ok: false, failure: sampleFailure('NOT_FOUND', { status: 404 }) },
    });
    const kept = fakeCall({ deleteUser: refused });
    expect([
      await createAdminUsersService(gone.call).deleteUser({ id: user.id }),
      await createAdminUsersService(kept.call).deleteUser({ id: user.id }),
    ]).toEqual([successfulAnswer(null), refused]);
  });
});
