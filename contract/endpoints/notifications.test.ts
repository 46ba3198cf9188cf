import { describe, expect, test } from 'vitest';
import { validateInput } from '../api/validate-input.ts';
import { describeCalls } from '../../tests/support/samples/describe-calls.ts';
import { notificationEndpoints } from './notifications.ts';
import { notificationRequests } from './notifications.requests.ts';

test('R1.1 R1.4 R7.13 the calls of notifications', () => {
  const calls = describeCalls(notificationEndpoints, notificationRequests);
  expect(calls).toEqual([
    [
      'listNotifications',
      'anyone',
      'GET /notifications',
      'notifications, 30 s',
      '&type? &priority? &status? &sortBy? &sortOrder? &limit? &offset? &asOf?',
      'notifications pagination?',
      '',
    ],
    [
      'getNotificationSummary',
      'anyone',
      'GET /notifications/summary',
      'notifications, 30 s',
      '',
      'totalCount unreadCount latestNotification?|null',
      '',
    ],
    [
      'sendContactMessage',
      'anyone, as contact',
      'POST /notifications/contact',
      'notifications, 30 s',
      'name email subject message',
      'message?|null',
      'INVALID_NAME INVALID_EMAIL INVALID_EMAIL_FORMAT INVALID_SUBJECT INVALID_MESSAGE BOT_CHECK_FAILED',
    ],
    [
      'createNotification',
      'admin, 201',
      'POST /notifications',
      'notifications, 30 s',
      'title message type priority? link?',
      'notification',
      'INVALID_TITLE INVALID_MESSAGE INVALID_TYPE',
    ],
    [
      'deleteNotification',
      'admin',
      'DELETE /notifications/{id}',
      'notifications, 30 s',
      '/id',
      'unknown?|null',
      'INVALID_NOTIFICATION_ID NOT_FOUND',
    ],
    [
      'changeNotificationStatus',
      'admin',
      'PATCH /notifications/{id}',
      'notifications, 30 s',
      '/id status',
      'notification',
      'INVALID_NOTIFICATION_ID NOT_FOUND',
    ],
    [
      'listContactMessages',
      'admin',
      'GET /notifications/contact',
      'notifications, 30 s',
      '&q? &state? &limit? &offset? &asOf?',
      'messages pagination? counts?',
      '',
    ],
    [
      'getContactMessage',
      'admin',
      'GET /notifications/contact/{id}',
      'notifications, 30 s',
      '/id',
      'message',
      'NOT_FOUND',
    ],
    [
      'changeContactMessageState',
      'admin',
      'PATCH /notifications/contact/{id}',
      'notifications, 30 s',
      '/id state from?',
      'message',
      'NOT_FOUND INVALID_TRANSITION',
    ],
    [
      'replyToContactMessage',
      'admin, 201',
      'POST /notifications/contact/{id}/replies',
      'notifications, 30 s',
      '/id message',
      'message',
      'NOT_FOUND INVALID_TRANSITION',
    ],
    ['health', 'anyone, bearer never', 'GET /health', 'health, 5 s', '', 'status', ''],
  ]);
});

describe('what a list of notifications is asked', () => {
  const asked = (query: object) => {
    const checked = validateInput(query, notificationRequests.listNotifications.query);
    return checked.ok ? checked.value : checked.errors.map(({ field, message }) => [field, message]);
  };

  test.each([
    ['type', ['INFO', 'WARNING', 'ERROR', 'SUCCESS'], ['NOTICE', 'info', '']],
    ['priority', ['LOW', 'MEDIUM', 'HIGH', 'URGENT'], ['CRITICAL', 'low', '']],
    ['status', ['ACTIVE', 'INACTIVE', 'ARCHIVED'], ['DELETED', 'active', '']],
  ])('R5.12 its %s is one of a few, and anything else is refused', (field, known, unknown) => {
    expect(known.map((value) => asked({ [field]: value }))).toEqual(
      known.map((value) => ({ [field]: value })),
    );
    expect(unknown.map((value) => asked({ [field]: value }))).toEqual(
      unknown.map(() => [[field, 'El valor no es válido']]),
    );
  });

  test('R5.12 a page holds 1 to 100: none is refused, and more are read as 100', () => {
    expect(['1', '100', '101'].map((limit) => asked({ limit }))).toEqual([
      { limit: 1 },
      { limit: 100 },
      { limit: 100 },
    ]);
    expect(['0', '-1', '1.5', 'todas'].map((limit) => asked({ limit }))).toEqual(
      Array.from({ length: 4 }, () => [['limit', 'El límite no es válido']]),
    );
  });
});
