import type { AuditLogEntry } from '../../../../contract/admin/audit-log.ts';
import type { Formatter } from '../../../../contract/values/format.ts';
import { AppLink } from '../../layout/AppLink.tsx';
import { defineTable } from '../data-table/define-table.ts';
import { auditLogKindText, auditLogMessages as words, auditLogActorText } from './audit-log.messages.ts';
import { AuditLogChanges } from './AuditLogChanges.tsx';

/** Entry, as its cells need it. */
interface EntryCells {
  entry: AuditLogEntry;
  format: Formatter;
}

/** Person with their current name and a link; a deleted account and the operator have no link. */
const Person = ({ person, person: { id, name } }: { person: AuditLogEntry['actor'] }) =>
  name === null ? (
    <span title={id}>{auditLogActorText(person)}</span>
  ) : (
    <AppLink to="/admin/users/$userId" params={{ userId: id }} aria-label={words.account(name)}>
      {name}
    </AppLink>
  );

/** Columns of the audit log. */
export const AUDIT_LOG_TABLE = defineTable<EntryCells>()({
  name: 'journal',
  columns: {
    when: {
      header: words.when,
      cell: ({ entry: { createdAt }, format }) => (
        <time dateTime={createdAt}>{format.dayAndTime(createdAt)}</time>
      ),
      isRowHeader: true,
      styles: {
        width: '1%',
        color: 'ink2',
        fontWeight: 'normal',
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
      },
      cardStyles: { width: 'auto', fontSize: 'sm', textAlign: 'start' },
    },
    kind: {
      header: words.kind,
      cell: ({ entry: { kind } }) => auditLogKindText[kind],
      styles: { fontWeight: 'semibold' },
    },
    who: {
      header: words.who,
      cell: ({ entry: { actor } }) => (
        <>
          <span data-part="told">{`${words.who}: `}</span>
          <Person person={actor} />
        </>
      ),
      canHide: true,
      styles: { overflowWrap: 'anywhere' },
    },
    whom: {
      header: words.whom,
      cell: ({ entry: { subject } }) => (
        <>
          <span data-part="told">{`${words.whom}: `}</span>
          <Person person={subject} />
        </>
      ),
      canHide: true,
      styles: { overflowWrap: 'anywhere' },
    },
    changes: {
      header: words.changes,
      cell: ({ entry: { changes } }) => <AuditLogChanges changes={changes} />,
      canHide: true,
      styles: { overflowWrap: 'anywhere', color: 'ink2' },
      cardStyles: { '&:empty': { display: 'none' } },
    },
  },
  card: {
    areas: [['when'], ['kind'], ['who'], ['whom'], ['changes']],
    styles: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '1', padding: '4' },
  },
  styles: {
    '& [data-part=thing]': { marginLeft: '2', color: 'ink', textDecoration: 'underline' },
    '& [data-part=told]': { display: 'none' },
    '& tbody a': { display: 'inline-block', paddingBlock: '0.25rem' },
    '& tbody a:hover': { textDecoration: 'underline' },
  },
  cardStyles: { '& [data-part=told]': { display: 'inline', color: 'ink2' } },
});
