import { chakra } from '@chakra-ui/react/styled-system';
import type { AuditLogEntry } from '../../../../contract/admin/audit-log.ts';
import { AppLink } from '../../layout/AppLink.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { ColumnHeader } from '../data-table/ColumnHeader.tsx';
import type { TableOfColumns } from '../data-table/define-table.ts';
import { HidingTable } from '../data-table/HidingTable.tsx';
import { TABLE_ROLES } from '../data-table/table-roles.ts';
import { workTable } from '../data-table/work-table.styles.ts';
import { auditLogKindText, auditLogMessages as words } from './audit-log.messages.ts';
import { AuditLogChanges } from './AuditLogChanges.tsx';

export const AUDIT_LOG_TABLE: TableOfColumns = {
  name: 'journal',
  columns: [
    { cell: 'who', word: words.who },
    { cell: 'whom', word: words.whom },
    { cell: 'changes', word: words.changes },
  ],
};

const table = workTable({
  hasChoice: false,
  cells: {
    '& [data-cell=when]': {
      width: '1%',
      color: 'ink2',
      fontWeight: 'normal',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
    '& [data-cell=kind]': { fontWeight: 'semibold' },
    '& [data-cell=who], & [data-cell=whom], & [data-cell=changes]': { overflowWrap: 'anywhere' },
    '& [data-cell=changes]': { color: 'ink2' },
    '& [data-part=thing]': { marginLeft: '2', color: 'ink', textDecoration: 'underline' },
    '& [data-part=told]': { display: 'none' },
    '& tbody a': { display: 'inline-block', paddingBlock: '0.25rem' },
    '& tbody a:hover': { textDecoration: 'underline' },
  },
  card: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"when" "kind" "who" "whom" "changes"',
    rowGap: '1',
    padding: '4',
  },
  cardCells: {
    '& [data-cell=when]': { gridArea: 'when', width: 'auto', fontSize: 'sm', textAlign: 'start' },
    '& [data-cell=kind]': { gridArea: 'kind' },
    '& [data-cell=who]': { gridArea: 'who' },
    '& [data-cell=whom]': { gridArea: 'whom' },
    '& [data-cell=changes]': { gridArea: 'changes' },
    '& [data-cell=changes]:empty': { display: 'none' },
    '& [data-part=told]': { display: 'inline', color: 'ink2' },
  },
});

/** Table of audit log entries; on narrow screens each row is a card, still with table roles for screen readers. */
export function AuditLogTable({ entries }: { entries: readonly AuditLogEntry[] }) {
  const { dayAndTime } = useFormatter();
  return (
    <HidingTable of={AUDIT_LOG_TABLE} label={words.results} styles={table}>
      <chakra.thead {...TABLE_ROLES.rowgroup}>
        <chakra.tr {...TABLE_ROLES.row}>
          <ColumnHeader cell="when">{words.when}</ColumnHeader>
          <ColumnHeader cell="kind">{words.kind}</ColumnHeader>
          <ColumnHeader cell="who">{words.who}</ColumnHeader>
          <ColumnHeader cell="whom">{words.whom}</ColumnHeader>
          <ColumnHeader cell="changes">{words.changes}</ColumnHeader>
        </chakra.tr>
      </chakra.thead>
      <chakra.tbody {...TABLE_ROLES.rowgroup}>
        {entries.map(({ id, createdAt, kind, actor, subject, changes }) => (
          <tr key={id} {...TABLE_ROLES.row}>
            <th {...TABLE_ROLES.rowheader} scope="row" data-cell="when">
              <time dateTime={createdAt}>{dayAndTime(createdAt)}</time>
            </th>
            <td {...TABLE_ROLES.cell} data-cell="kind">
              {auditLogKindText[kind]}
            </td>
            <td {...TABLE_ROLES.cell} data-cell="who">
              <span data-part="told">{`${words.who}: `}</span>
              <Person person={actor} />
            </td>
            <td {...TABLE_ROLES.cell} data-cell="whom">
              <span data-part="told">{`${words.whom}: `}</span>
              <Person person={subject} />
            </td>
            <td {...TABLE_ROLES.cell} data-cell="changes">
              <AuditLogChanges changes={changes} />
            </td>
          </tr>
        ))}
      </chakra.tbody>
    </HidingTable>
  );
}

/** Person with their current name and a link; a deleted account has no link. */
const Person = ({ person: { id, name } }: { person: AuditLogEntry['actor'] }) =>
  name === null ? (
    <span title={id}>{words.gone}</span>
  ) : (
    <AppLink to="/admin/users/$userId" params={{ userId: id }} aria-label={words.account(name)}>
      {name}
    </AppLink>
  );
