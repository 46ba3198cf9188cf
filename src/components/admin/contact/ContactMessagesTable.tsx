import { chakra } from '@chakra-ui/react/styled-system';
import type { ContactMessage } from '../../../../contract/contact/contact-message.ts';
import { useNow } from '../../market/clock-context.ts';
import { useFormatter } from '../../market/formatter-context.ts';
import { DataTable } from '../../back-office/data-table/DataTable.tsx';
import { TABLE_ROLES } from '../../back-office/data-table/table-roles.ts';
import { TableCells } from '../../back-office/data-table/TableCells.tsx';
import { CONTACT_MESSAGES_TABLE } from './contact-messages-columns.tsx';
import { contactMessagesMessages } from './contact-messages.messages.ts';

/** Table of contact messages. */
export function ContactMessagesTable({ messages }: { messages: readonly ContactMessage[] }) {
  const now = useNow();
  const format = useFormatter();
  return (
    <DataTable of={CONTACT_MESSAGES_TABLE} label={contactMessagesMessages.results} sorting={null}>
      {messages.map((message) => (
        <chakra.tr key={message.id} {...TABLE_ROLES.row} data-unread={message.state === 'new'}>
          <TableCells of={CONTACT_MESSAGES_TABLE} row={{ message, now, format }} />
        </chakra.tr>
      ))}
    </DataTable>
  );
}
