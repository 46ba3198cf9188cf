import type { QueryOf } from '../api/call-types.ts';
import type { TableQuery } from '../api/page-sizes.ts';

/**
 * What the list of the journal is asked, page by page. Its address has calendar days, "2026-11-21", both within; its service takes the
 * instants at which they begin and end.
 */
export interface AuditLogListQuery
  extends TableQuery, Pick<QueryOf<'listAuditLog'>, 'kind' | 'actorId' | 'subjectId'> {
  q?: undefined;
  fromDate?: string | undefined;
  toDate?: string | undefined;
}
