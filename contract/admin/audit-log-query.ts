import type { QueryOf } from '../api/call-types.ts';
import type { TableQuery } from '../api/page-sizes.ts';

/**
 * Query of the audit log list, paginated. The address has inclusive calendar days ("2026-11-21"); the service gets the
 * instants at which these days begin and end.
 */
export interface AuditLogListQuery
  extends TableQuery, Pick<QueryOf<'listAuditLog'>, 'kind' | 'actorId' | 'subjectId'> {
  q?: undefined;
  fromDate?: string | undefined;
  toDate?: string | undefined;
}
