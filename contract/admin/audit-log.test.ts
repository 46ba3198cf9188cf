import { expect, test } from 'vitest';
import { describeStruct } from '../../tests/support/samples/describe-struct.ts';
import { AuditLogList } from './audit-log.ts';

const ACCOUNT = { id: 'id', 'name|null': 'string' };

test('R7.21 the journal says who did what to whose account, and when', () => {
  expect(describeStruct(AuditLogList)).toEqual({
    entries: [
      {
        id: 'id',
        kind:
          'userEdited userRoleChanged userActivated userDeactivated userDeleted accountDeleted ' +
          'storeCreated storeEdited storeStatusChanged storeApproved storeRefused storeDeleted storeEmptied ' +
          'productEdited productActivated productDeactivated productDeleted orderStatusChanged ' +
          'notificationCreated notificationStatusChanged notificationDeleted',
        createdAt: 'string',
        actor: ACCOUNT,
        subject: ACCOUNT,
        changes: [{ field: 'string', 'from?|null': 'string', 'to?|null': 'string' }],
      },
    ],
    pagination: { total: 'number', hasMore: 'boolean', 'asOf?': 'string', 'totalIsBound?': 'boolean' },
  });
});
