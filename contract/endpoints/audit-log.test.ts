import { expect, test } from 'vitest';
import { callInWords } from '../../tests/support/call-in-words.ts';
import { auditLogEndpoints } from './audit-log.ts';

test('R7.21 the journal is read by admins, and no call of the table changes it', () => {
  expect(Object.entries(auditLogEndpoints).map(([name, row]) => [name, ...callInWords(row)])).toEqual([
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
