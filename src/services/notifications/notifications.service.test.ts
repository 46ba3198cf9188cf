import { describe, expect, test } from 'vitest';
import type { Notification } from '../../../contract/notifications/notification.ts';
import { successfulAnswer, fakeCall } from '../../../tests/support/charts/fake-call.ts';
import { sampleFailure } from '../../../tests/support/samples/samples.ts';
import { createNotificationsService } from './notifications.service.ts';

const notice: Notification = {
  id: '019b76da-a800-7a32-938c-98bcaadc3e7b',
  title: 'La Colmena cierra hoy',
  message: 'Es la última tarde.',
  type: 'WARNING',
  priority: 'HIGH',
  status: 'ACTIVE',
  createdAt: '2026-11-20T10:00:00.000Z',
};

describe(createNotificationsService.name, () => {
  test('R7.13 R9.10 it asks for the 50 newest that are active', async () => {
    const { call, asked } = fakeCall({ listNotifications: successfulAnswer({ notifications: [notice] }) });

    expect(await createNotificationsService(call).listNotifications()).toEqual(successfulAnswer([notice]));
    expect(asked).toEqual([
      {
        name: 'listNotifications',
        input: { query: { status: 'ACTIVE', limit: 50, sortBy: 'createdAt', sortOrder: 'desc' } },
      },
    ]);
  });

  test.each([
    ['TIMEOUT', 'TIMEOUT_ERROR'],
    ['NO_RESPONSE', 'NETWORK_ERROR'],
    ['CART_EMPTY', 'UNKNOWN_ERROR'],
  ] as const)('R8.12 a failure by %s is told as %s', async (code, told) => {
    const failure = { ...sampleFailure('TIMEOUT'), code };
    const { call } = fakeCall({ listNotifications: { ok: false, failure } });

    expect(await createNotificationsService(call).listNotifications()).toEqual({
      ok: false,
      failure: { ...failure, code: told },
    });
  });
});
