import { chakra } from '@chakra-ui/react/styled-system';
import type { ContactMessage } from '../../../../contract/contact/contact-message.ts';
import { AppLink } from '../../layout/AppLink.tsx';
import { useNow } from '../../market/clock-context.ts';
import { useFormatter } from '../../market/formatter-context.ts';
import { agoOf } from '../../back-office/ago-of.ts';
import { TABLE_ROLES } from '../../back-office/data-table/table-roles.ts';
import { workTable } from '../../back-office/data-table/work-table.styles.ts';
import { contactMessagesMessages } from './contact-messages.messages.ts';
import { ContactStateLabel } from './ContactStateLabel.tsx';

const table = workTable({
  hasChoice: false,
  cells: {
    '& tbody tr': { height: '3.75rem' },
    '& [data-cell=state]': { width: '1%', whiteSpace: 'nowrap' },
    '& [data-cell=message]': { fontWeight: 'normal', minWidth: '16rem' },
    '& [data-part=subject]': { overflowWrap: 'anywhere', _hover: { textDecoration: 'underline' } },
    '& [data-unread=true] [data-part=subject]': { fontWeight: 'bold' },
    '& [data-part=excerpt]': { color: 'ink2', fontSize: 'sm', lineClamp: '1', overflowWrap: 'anywhere' },
    '& [data-cell=from]': { overflowWrap: 'anywhere', minWidth: '10rem', lineHeight: 'snug' },
    '& [data-part=email]': { display: 'block', color: 'ink2', fontSize: 'sm' },
    '& [data-cell=received]': { width: '1%', whiteSpace: 'nowrap', color: 'ink2', textAlign: 'end' },
  },
  card: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"state received" "message message" "from from"',
    rowGap: '2',
    padding: '4',
  },
  cardCells: {
    '& [data-cell=state]': { gridArea: 'state', width: 'auto' },
    '& [data-cell=message]': { gridArea: 'message', minWidth: '0' },
    '& [data-part=subject]': { display: 'inline-block', paddingBlock: '1', fontSize: 'md' },
    '& [data-part=excerpt]': { lineClamp: '2' },
    '& [data-cell=from]': { gridArea: 'from', minWidth: '0' },
    '& [data-cell=received]': { gridArea: 'received', width: 'auto', fontSize: 'sm' },
  },
});

const { results, state, message, from, received, open } = contactMessagesMessages;

/** Table of contact messages; on phones each row is a card. Unread ones have a badge and stand out. */
export const ContactMessagesTable = ({ messages }: { messages: readonly ContactMessage[] }) => (
  <chakra.table {...TABLE_ROLES.table} aria-label={results} css={table}>
    <chakra.thead {...TABLE_ROLES.rowgroup}>
      <chakra.tr {...TABLE_ROLES.row}>
        {[state, message, from].map((word) => (
          <chakra.th key={word} {...TABLE_ROLES.columnheader} scope="col">
            {word}
          </chakra.th>
        ))}
        <chakra.th {...TABLE_ROLES.columnheader} scope="col" data-cell="received">
          {received}
        </chakra.th>
      </chakra.tr>
    </chakra.thead>
    <chakra.tbody {...TABLE_ROLES.rowgroup}>
      {messages.map((one) => (
        <Row key={one.id} message={one} />
      ))}
    </chakra.tbody>
  </chakra.table>
);

function Row({ message: one }: { message: ContactMessage }) {
  const now = useNow();
  const days = useFormatter();
  return (
    <chakra.tr {...TABLE_ROLES.row} data-unread={one.state === 'new'}>
      <chakra.td {...TABLE_ROLES.cell} data-cell="state">
        <ContactStateLabel state={one.state} />
      </chakra.td>
      <chakra.th {...TABLE_ROLES.rowheader} scope="row" data-cell="message">
        <AppLink
          to="/admin/messages/$messageId"
          params={{ messageId: one.id }}
          aria-label={open(one.subject, one.name)}
          data-part="subject"
        >
          {one.subject}
        </AppLink>
        <span data-part="excerpt">{one.message}</span>
      </chakra.th>
      <chakra.td {...TABLE_ROLES.cell} data-cell="from">
        <span>{one.name}</span>
        <span data-part="email">{one.email}</span>
      </chakra.td>
      <chakra.td {...TABLE_ROLES.cell} data-cell="received">
        <time dateTime={one.createdAt} title={days.dayAndTime(one.createdAt)}>
          {agoOf(one.createdAt, now, days)}
        </time>
      </chakra.td>
    </chakra.tr>
  );
}
