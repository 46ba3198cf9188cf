import { expect, test } from 'vitest';
import { callInWords } from '../../tests/support/call-in-words.ts';
import { notificationEndpoints } from './notifications.ts';

test('R7.13 the calls of notifications', () => {
  const calls = Object.entries(notificationEndpoints).map(([name, row]) => [name, ...callInWords(row)]);
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
      'title message type priority?',
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
    ['health', 'anyone, bearer never', 'GET /health', 'health, 5 s', '', 'status', ''],
  ]);
});
