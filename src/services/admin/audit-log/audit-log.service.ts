import type { Call } from '../../../../contract/api/call.ts';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import type { Result } from '../../../../contract/api/failure.ts';
import type { PageInfo } from '../../../../contract/api/pagination.ts';
import type { AuditLogEntry } from '../../../../contract/admin/audit-log.ts';
import type { AuditLogListQuery } from '../../../../contract/admin/audit-log-query.ts';
import { omitEmpty } from '../../api/omit-empty.ts';

interface ListInput {
  /** Date range as instants. */
  query: AuditLogListQuery;
  limit: number;
  asOf: string | null;
}

/** Audit log for admins. */
export const createAuditLogService = (call: Call) => {
  /** One page of the audit log, newest first (R7.21). */
  async function listEntries(
    { query: { fromDate, toDate, ...rest }, limit, asOf }: ListInput,
    signal?: AbortSignal,
  ): Promise<Result<{ items: AuditLogEntry[]; pagination: PageInfo }, FailureOf<'listAuditLog'>>> {
    const { q: _, ...asked } = rest;
    const query = omitEmpty({ ...asked, from: fromDate, to: toDate, limit, asOf: asOf ?? undefined });
    const answer = await call('listAuditLog', { query }, signal);
    if (!answer.ok) return answer;
    const { entries, pagination } = answer.value;
    return { ok: true, value: { items: entries, pagination } };
  }

  return { listEntries };
};
