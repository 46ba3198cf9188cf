import type { Endpoint } from '../calls/endpoint.ts';
import { JournalList, JournalQuery } from '../audit-log/journal.ts';
import { TIMEOUTS } from '../limits.ts';

export const journalEndpoints = {
  /** «extension» What was changed by whom, which nobody can change. */
  listAuditLog: {
    service: 'users',
    timeout: TIMEOUTS.default,
    method: 'GET',
    path: '/journal',
    access: ['admin'],
    query: JournalQuery,
    answer: JournalList,
  },
} as const satisfies Record<string, Endpoint>;
