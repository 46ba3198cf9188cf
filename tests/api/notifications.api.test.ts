import { expect, test } from 'vitest';
import { describeApi, type ApiUser, type TestApi } from '../support/api/api.ts';
import { addNotification, inHours } from '../support/api/add-market-rows.ts';

const titles = async (api: TestApi, query: Record<string, string | number>, as?: ApiUser) =>
  (await api.call('listNotifications', { query }, as)).body.data.notifications.map(
    ({ title }: { title: string }) => title,
  );

describeApi('notifications', (api) => {
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

  test('R9.10 what is a day old is no longer new, and what is yet to come is not there', async () => {
    const summary = async () => (await api().call('getNotificationSummary')).body.data;
    const before = await summary();
    const yesterday = inHours(api(), -24);
    await addNotification(api(), { priority: 'HIGH', createdAt: yesterday });
    await addNotification(api(), { priority: 'HIGH', createdAt: new Date(yesterday.getTime() + 1) });
    await addNotification(api(), { priority: 'HIGH', title: 'mañana', createdAt: inHours(api(), 24) });
    expect(await summary()).toEqual({
      ...before,
      totalCount: before.totalCount + 2,
      unreadCount: before.unreadCount + 1,
    });
  });

  test('R7.13 a page says whether there are more', async () => {
    const query = { type: 'SUCCESS', limit: 2 } as const;
    const hasMore = async () =>
      (await api().call('listNotifications', { query })).body.data.pagination.hasMore;
    for (const expected of [false, false, true]) {
      await addNotification(api(), { type: 'SUCCESS' });
      expect(await hasMore()).toBe(expected);
    }
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

  test('R1.4 R5.12 R7.13 what an admin tells everybody is listed at once, of middling weight unless said', async () => {
    const admin = await api().person('admin');
    const body = { title: 'Cerramos el lunes', message: 'Por la fiesta.', type: 'WARNING' } as const;
    const made = await api().call('createNotification', { body }, admin);
    const { notification } = made.body.data;
    expect([made.status, notification]).toEqual([
      201,
      {
        id: notification.id,
        ...body,
        priority: 'MEDIUM',
        status: 'ACTIVE',
        createdAt: new Date(api().clock.now()).toISOString(),
      },
    ]);
    const [first] = (await api().call('listNotifications')).body.data.notifications;
    expect(first).toEqual(notification);
    const weighty = await api().call('createNotification', { body: { ...body, priority: 'URGENT' } }, admin);
    expect(weighty.body.data.notification.priority).toBe('URGENT');
  });

  test.each([
    [{ title: ' ' }, 'INVALID_TITLE', 'El título es requerido'],
    [{ message: undefined }, 'INVALID_MESSAGE', 'El mensaje es requerido'],
    [{ type: 'NEWS' }, 'INVALID_TYPE', 'El valor no es válido'],
    [{ priority: 'TOP' }, 'VALIDATION_FAILED', 'El valor no es válido'],
    [{ link: '//otro.example' }, 'VALIDATION_FAILED', 'Empieza por «/», como /tiendas'],
  ])('R5.12 R8.12 %o is refused as %s', async (changes, code, said) => {
    const admin = await api().person('admin');
    const body = { title: 'Aviso', message: 'Texto', type: 'INFO', ...changes };
    const answer = await api().call('createNotification', { body } as never, admin);
    expect([answer.status, answer.body.status.code, answer.body.errors]).toEqual([
      422,
      code,
      [{ field: Object.keys(changes)[0], message: said }],
    ]);
  });

  test('R3.14 what leads somewhere says where, and what leads nowhere says nothing of it', async () => {
    const admin = await api().person('admin');
    const body = { title: 'Con salida', message: 'Texto', type: 'INFO' } as const;
    const linked = (link: string) => api().call('createNotification', { body: { ...body, link } }, admin);
    const made = [await linked(' /tienda/la-colmena '), await linked('')];
    const links = ({ body: { data } }: (typeof made)[number]) => data.notification.link;
    expect(made.map(links)).toEqual(['/tienda/la-colmena', undefined]);
    const { notifications } = (await api().call('listNotifications', { query: { limit: 2 } })).body.data;
    expect(notifications.map(({ link }: { link?: string }) => link)).toEqual([
      undefined,
      '/tienda/la-colmena',
    ]);
  });

  test('R7.13 what is put away is listed no more, and comes back with the moment of its making', async () => {
    const admin = await api().person('admin');
    await addNotification(api(), { title: 'otra noticia', type: 'SUCCESS' });
    const { id, createdAt } = await addNotification(api(), { title: 'vieja noticia', type: 'SUCCESS' });
    const become = (status: 'ACTIVE' | 'INACTIVE' | 'ARCHIVED') =>
      api().call('changeNotificationStatus', { params: { id }, body: { status } }, admin);
    const shown = async () => (await titles(api(), { type: 'SUCCESS' })).includes('vieja noticia');
    expect((await become('ARCHIVED')).body.data.notification.status).toBe('ARCHIVED');
    expect(await titles(api(), { type: 'SUCCESS' })).toContain('otra noticia');
    expect([await shown(), await titles(api(), { status: 'ARCHIVED', type: 'SUCCESS' }, admin)]).toEqual([
      false,
      ['vieja noticia'],
    ]);
    expect((await become('INACTIVE')).status).toBe(200);
    expect(await shown()).toBe(false);
    const back = await become('ACTIVE');
    expect([back.body.data.notification.createdAt, await shown()]).toEqual([createdAt.toISOString(), true]);
  });

  test('R7.13 R8.12 what is deleted is gone for good, whatever its status', async () => {
    const admin = await api().person('admin');
    const other = await addNotification(api(), { title: 'queda', type: 'WARNING' });
    const { id } = await addNotification(api(), { status: 'ARCHIVED' });
    const [params, body] = [{ id }, { status: 'ACTIVE' } as const];
    expect((await api().call('deleteNotification', { params }, admin)).status).toBe(200);
    const after = [
      await api().call('deleteNotification', { params }, admin),
      await api().call('changeNotificationStatus', { params, body }, admin),
      await api().call('deleteNotification', { params: { id: 'uno' } }, admin),
    ];
    expect(after.map((answer) => [answer.status, answer.body.status.code])).toEqual([
      [404, 'NOT_FOUND'],
      [404, 'NOT_FOUND'],
      [422, 'INVALID_NOTIFICATION_ID'],
    ]);
    expect(await titles(api(), { type: other.type })).toContain('queda');
  });

  test('battery 49 the hundred and first of an hour by one admin is refused, and nothing is told', async () => {
    const [admin, other] = [await api().person('admin'), await api().person('admin')];
    const body = { title: 'repetida', message: 'Texto', type: 'ERROR' } as const;
    for (let sent = 0; sent < 100; sent += 1) await api().call('createNotification', { body }, admin);
    const told = async () => (await api().call('getNotificationSummary')).body.data.totalCount;
    const before = await told();
    const { status, headers } = await api().call('createNotification', { body }, admin);
    expect([status, headers['retry-after'], await told()]).toEqual([429, '3600', before]);
    expect((await api().call('createNotification', { body }, other)).status).toBe(201);
  });
});
