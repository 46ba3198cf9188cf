import { expect, test } from 'vitest';
import { describeOnEachEngine, type Person, type TestApi } from '../support/api.ts';
import { addNotification, inHours } from '../support/market.ts';

const titles = async (api: TestApi, query: Record<string, string | number>, as?: Person) =>
  (await api.call('listNotifications', { query }, as)).body.data.notifications.map(
    ({ title }: { title: string }) => title,
  );

describeOnEachEngine('notifications', (api) => {
  test('R7.13 R9.10 lists, counts and shows the newest of the active ones', async () => {
    await addNotification(api(), { title: 'vieja', priority: 'HIGH', createdAt: inHours(api(), -25) });
    await addNotification(api(), {
      title: 'urgente',
      priority: 'URGENT',
      type: 'ERROR',
      createdAt: inHours(api(), -3),
    });
    await addNotification(api(), { title: 'alta', priority: 'HIGH', createdAt: inHours(api(), -23) });
    const { id } = await addNotification(api(), { title: 'nueva', createdAt: inHours(api(), -1) });
    await addNotification(api(), { title: 'guardada', status: 'ARCHIVED', priority: 'HIGH' });

    expect(await titles(api(), {})).toEqual(['nueva', 'urgente', 'alta', 'vieja']);
    expect(await titles(api(), { sortBy: 'priority' })).toEqual(['urgente', 'alta', 'vieja', 'nueva']);
    expect(await titles(api(), { priority: 'HIGH', sortOrder: 'asc' })).toEqual(['vieja', 'alta']);
    expect(await titles(api(), { type: 'ERROR' })).toEqual(['urgente']);
    expect(await titles(api(), { limit: 1, offset: 1 })).toEqual(['urgente']);
    expect((await api().call('getNotificationSummary')).body.data).toEqual({
      totalCount: 4,
      unreadCount: 1,
      latestNotification: {
        id,
        title: 'nueva',
        message: 'Texto',
        type: 'INFO',
        priority: 'MEDIUM',
        status: 'ACTIVE',
        createdAt: '2026-09-14T09:00:00.000Z',
      },
    });
  });

  test('battery 1 other statuses are the admins’ alone', async () => {
    const admin = await api().person('admin');
    await addNotification(api(), { title: 'apagada', status: 'INACTIVE' });
    const asked = { query: { status: 'INACTIVE' } } as const;
    const others = [undefined, await api().person('consumer'), await api().person('producer')];
    const answers = await Promise.all(others.map((as) => api().call('listNotifications', asked, as)));
    expect(answers.map(({ status, body }) => [status, body.status.code])).toEqual(
      others.map(() => [403, 'FORBIDDEN']),
    );
    expect(await titles(api(), { status: 'INACTIVE' }, admin)).toEqual(['apagada']);
  });
});
