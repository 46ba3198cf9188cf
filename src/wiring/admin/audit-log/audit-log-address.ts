import { AUDIT_LOG_KINDS } from '../../../../contract/admin/audit-log.ts';
import { ADMIN } from '../../../../contract/admin/admin-limits.ts';
import { id, oneOf } from '../../shell/address.ts';
import { day } from '../../shell/address-readers.ts';
import { createTableAddress } from '../../ui/table-address.ts';

/** The question of the journal, and the address of a question (R7.21). */
export const { query: auditLogQueryIn, href: auditLogHref } = createTableAddress(
  '/admin/journal',
  ADMIN.journal,
  {
    kind: oneOf(AUDIT_LOG_KINDS),
    actorId: id,
    subjectId: id,
    fromDate: day,
    toDate: day,
  },
);
