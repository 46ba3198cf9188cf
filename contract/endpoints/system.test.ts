import { expect, test } from 'vitest';
import { describeCalls } from '../../tests/support/samples/describe-calls.ts';
import { systemEndpoints } from './system.ts';
import { systemRequests } from './system.requests.ts';

test('R7.24 the state of the system is read by admins, and they decide about jobs', () => {
  expect(describeCalls(systemEndpoints, systemRequests)).toEqual([
    [
      'getSystemStatus',
      'admin',
      'GET /system',
      'users, 30 s',
      '',
      'now processes jobs failed backup|null externalServices',
      '',
    ],
    [
      'retryJob',
      'admin',
      'POST /system/jobs/retry',
      'users, 30 s',
      'kind key',
      'unknown?|null',
      'NOT_FOUND INVALID_TRANSITION',
    ],
    [
      'discardJob',
      'admin',
      'POST /system/jobs/discard',
      'users, 30 s',
      'kind key',
      'unknown?|null',
      'NOT_FOUND INVALID_TRANSITION',
    ],
  ]);
});
