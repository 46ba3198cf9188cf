import { AuditLogQuery } from '../admin/audit-log.ts';
import type { RequestSchemas } from '../api/request-schemas.ts';
import type { auditLogEndpoints } from './audit-log.ts';

/** Request schemas of the calls in `audit-log.ts`. */
export const auditLogRequests = {
  listAuditLog: { query: AuditLogQuery },
} as const satisfies Record<keyof typeof auditLogEndpoints, RequestSchemas>;
