import type { ContactMessage } from '../../../../contract/contact/contact-message.ts';
import type { Formatter } from '../../../../contract/values/format.ts';
import { AppLink } from '../../layout/AppLink.tsx';
import { relativeTimeText } from '../../back-office/relative-time-text.ts';
import { defineTable } from '../../back-office/data-table/define-table.ts';
import { contactMessagesMessages as words } from './contact-messages.messages.ts';
import { ContactStateBadge } from './ContactStateBadge.tsx';

/** Contact message, as its cells need it. */
interface MessageCells {
  message: ContactMessage;
  now: number;
  format: Formatter;
}

/** Columns of the contact messages; unread ones have a badge and stand out. */
export const CONTACT_MESSAGES_TABLE = defineTable<MessageCells>()({
  name: 'contact-messages',
  columns: {
    state: {
      header: words.state,
      cell: ({ message: { state } }) => <ContactStateBadge state={state} />,
      hasPlainHeader: true,
      styles: { width: '1%', whiteSpace: 'nowrap' },
      cardStyles: { width: 'auto' },
    },
    message: {
      header: words.message,
      cell: ({ message: { id, subject, name, message } }) => (
        <>
          <AppLink
            to="/admin/messages/$messageId"
            params={{ messageId: id }}
            aria-label={words.open(subject, name)}
            data-part="subject"
          >
            {subject}
          </AppLink>
          <span data-part="excerpt">{message}</span>
        </>
      ),
      isRowHeader: true,
      hasPlainHeader: true,
      styles: { fontWeight: 'normal', minWidth: '16rem' },
      cardStyles: { minWidth: '0' },
    },
    from: {
      header: words.from,
      cell: ({ message: { name, email } }) => (
        <>
          <span>{name}</span>
          <span data-part="email">{email}</span>
        </>
      ),
      hasPlainHeader: true,
      styles: { overflowWrap: 'anywhere', minWidth: '10rem', lineHeight: 'snug' },
      cardStyles: { minWidth: '0' },
    },
    received: {
      header: words.received,
      cell: ({ message: { createdAt }, now, format }) => (
        <time dateTime={createdAt} title={format.dayAndTime(createdAt)}>
          {relativeTimeText(createdAt, now, format)}
        </time>
      ),
      styles: { width: '1%', whiteSpace: 'nowrap', color: 'ink2', textAlign: 'end' },
      cardStyles: { width: 'auto', fontSize: 'sm' },
    },
  },
  card: {
    areas: [
      ['state', 'received'],
      ['message', 'message'],
      ['from', 'from'],
    ],
    styles: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: '2', padding: '4' },
  },
  styles: {
    '& tbody tr': { height: '3.75rem' },
    '& [data-part=subject]': { overflowWrap: 'anywhere', _hover: { textDecoration: 'underline' } },
    '& [data-unread=true] [data-part=subject]': { fontWeight: 'bold' },
    '& [data-part=excerpt]': { color: 'ink2', fontSize: 'sm', lineClamp: '1', overflowWrap: 'anywhere' },
    '& [data-part=email]': { display: 'block', color: 'ink2', fontSize: 'sm' },
  },
  cardStyles: {
    '& [data-part=subject]': { display: 'inline-block', paddingBlock: '1', fontSize: 'md' },
    '& [data-part=excerpt]': { lineClamp: '2' },
  },
});
