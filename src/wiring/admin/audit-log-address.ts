import { JOURNAL_KINDS } from '../../../contract/audit-log/journal.ts';
import { ADMIN } from '../../../contract/users/admin-limits.ts';
import { id, oneOf } from '../address.ts';
import { day } from '../address-readers.ts';
import { createTableAddress } from './table-address.ts';

/** The question of the journal, and the address of a question (R7.21). */
export const { query: journalQueryIn, href: journalHref } = createTableAddress(
  '/admin/journal',
  ADMIN.journal,
  {
    kind: oneOf(JOURNAL_KINDS),
    actorId: id,
    subjectId: id,
    fromDate: day,
    toDate: day,
  },
);
