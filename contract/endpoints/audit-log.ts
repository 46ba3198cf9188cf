import type { Endpoint } from '../api/endpoint.ts';
import { AuditLogList } from '../admin/audit-log.ts';
import { TIMEOUTS } from '../limits.ts';

export const auditLogEndpoints = {
  /** «extension» Audit log; its entries cannot be changed. */
  listAuditLog: {
    service: 'users',
    timeout: TIMEOUTS.default,
    method: 'GET',
    path: '/journal',
    access: ['admin'],
    answer: AuditLogList,
  },
} as const satisfies Record<string, Endpoint>;
