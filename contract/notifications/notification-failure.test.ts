import { expect, test } from 'vitest';
import { notificationFailureOf } from './notification-failure.ts';

test.each([
  ['TIMEOUT', 0, 'TIMEOUT_ERROR'],
  ['NO_RESPONSE', 0, 'NETWORK_ERROR'],
  ['INTERNAL', 0, 'UNKNOWN_ERROR'],
  ['INTERNAL', 200, 'UNKNOWN_ERROR'],
  ['INTERNAL', 500, 'HTTP_500'],
  ['INTERNAL', 418, 'HTTP_418'],
  ['UNAVAILABLE', 502, 'HTTP_502'],
  ['UNAUTHENTICATED', 401, 'HTTP_401'],
  ['TOO_MANY_REQUESTS', 429, 'HTTP_429'],
  ['VALIDATION_FAILED', 422, 'HTTP_422'],
  ['INVALID_NAME', 422, 'INVALID_NAME'],
  ['INVALID_EMAIL', 422, 'INVALID_EMAIL'],
  ['INVALID_EMAIL_FORMAT', 422, 'INVALID_EMAIL_FORMAT'],
  ['INVALID_SUBJECT', 422, 'INVALID_SUBJECT'],
  ['INVALID_MESSAGE', 422, 'INVALID_MESSAGE'],
  ['INVALID_TITLE', 422, 'INVALID_TITLE'],
  ['INVALID_TYPE', 422, 'INVALID_TYPE'],
  ['INVALID_NOTIFICATION_ID', 422, 'INVALID_NOTIFICATION_ID'],
  ['NOT_FOUND', 404, 'HTTP_404'],
  ['BOT_CHECK_FAILED', 422, 'BOT_CHECK_FAILED'],
] as const)('R8.12 %s under %i is %s, with all that it brought', (code, status, told) => {
  const errors = [{ field: 'email', message: 'El formato del email no es válido' }];
  expect(notificationFailureOf({ code, status, errors, retryAfter: 7 })).toEqual({
    code: told,
    status,
    errors,
    retryAfter: 7,
  });
});
