import type { Verbs } from '../routing/verb.ts';
import { listAuditLog } from '../services/admin/audit-log/list-audit-log.ts';

/** Verbs of the audit log calls (R7.21). */
export const auditLogVerbs = { listAuditLog: listAuditLog } satisfies Partial<Verbs>;
