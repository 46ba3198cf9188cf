import { describe, expect, test } from 'vitest';
import { successfulAnswer, fakeCall } from '../../../../tests/support/charts/fake-call.ts';
import { sampleFailure, sampleId } from '../../../../tests/support/samples/samples.ts';
import { createAdminNotificationsService } from './admin-notifications.service.ts';

const id = sampleId(40);
const refused = (code: 'NOT_FOUND' | 'FORBIDDEN', status: number) => ({
  ok: false as const,
  failure: sampleFailure(code, { status }),
});

describe(createAdminNotificationsService.name, () => {
  test('R5.12 asks for what is said and for nothing else', async () => {
    const { call, asked } = fakeCall({ listNotifications: successfulAnswer({ notifications: [] }) });
    const { listNotifications } = createAdminNotificationsService(call);
    await listNotifications({ query: { status: 'ARCHIVED', offset: 25 }, limit: 25, asOf: 'then' });
    await listNotifications({
      query: { type: 'INFO', priority: 'LOW', sortBy: 'priority' },
      limit: 25,
      asOf: null,
    });
    expect(asked.map(({ input }) => input)).toEqual([
      { query: { status: 'ARCHIVED', offset: 25, limit: 25, asOf: 'then' } },
      { query: { type: 'INFO', priority: 'LOW', sortBy: 'priority', limit: 25 } },
    ]);
  });

  test('R7.13 what is gone already is deleted, and cannot be given a status', async () => {
    const { call } = fakeCall({
      deleteNotification: refused('NOT_FOUND', 404),
      changeNotificationStatus: refused('NOT_FOUND', 404),
    });
    const { changeNotification } = createAdminNotificationsService(call);
    expect(await changeNotification({ id, change: { isDeleted: true } })).toEqual({ ok: true, value: null });
    expect(await changeNotification({ id, change: { status: 'ACTIVE' } })).toEqual({
      ok: false,
      failure: sampleFailure('HTTP_404' as never, { status: 404 }),
    });
  });

  test('R8.12 who may not is told by the code of the status', async () => {
    const values = { title: 'Aviso', message: 'Texto', type: 'INFO' } as const;
    const { call, asked } = fakeCall({ createNotification: refused('FORBIDDEN', 403) });
    const answer = await createAdminNotificationsService(call).createNotification({ values });
    expect([answer, asked.map(({ input }) => input)]).toEqual([
      { ok: false, failure: sampleFailure('HTTP_403' as never, { status: 403 }) },
      [{ body: values }],
    ]);
  });
});
