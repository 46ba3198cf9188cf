import { expect, test } from 'vitest';
import { describeCalls } from '../../tests/support/samples/describe-calls.ts';
import { auditLogEndpoints } from './audit-log.ts';
import { auditLogRequests } from './audit-log.requests.ts';

test('R7.21 the journal is read by admins, and no call of the table changes it', () => {
  expect(describeCalls(auditLogEndpoints, auditLogRequests)).toEqual([
    [
      'listAuditLog',
      'admin',
      'GET /journal',
      'users, 30 s',
      '&kind? &actorId? &subjectId? &from? &to? &limit? &offset? &asOf?',
      'entries pagination',
      '',
    ],
  ]);
});
