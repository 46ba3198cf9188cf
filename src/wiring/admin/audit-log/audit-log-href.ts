import { AUDIT_LOG_KINDS } from '../../../../contract/admin/audit-log.ts';
import { ADMIN_LIMITS } from '../../../../contract/admin/admin-limits.ts';
import { idParam, oneOfParam } from '../../shell/href-mapping.ts';
import { dayParam } from '../../shell/query-param-readers.ts';
import { createTableHrefMapping } from '../../ui/table-href.ts';

/** Query of the audit log from an address, and the address of a query (R7.21). */
export const { query: auditLogQueryIn, href: auditLogHref } = createTableHrefMapping(
  '/admin/journal',
  ADMIN_LIMITS.journal,
  {
    kind: oneOfParam(AUDIT_LOG_KINDS),
    actorId: idParam,
    subjectId: idParam,
    fromDate: dayParam,
    toDate: dayParam,
  },
);
