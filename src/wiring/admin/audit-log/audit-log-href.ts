import { AUDIT_LOG_KINDS } from '../../../../contract/admin/audit-log.ts';
import { ADMIN } from '../../../../contract/admin/admin-limits.ts';
import { id, oneOf } from '../../shell/href-mapping.ts';
import { day } from '../../shell/query-param-readers.ts';
import { createTableAddress } from '../../ui/table-href.ts';

/** Query of the audit log from an address, and the address of a query (R7.21). */
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
