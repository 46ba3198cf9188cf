import { CONTACT_STATES, INBOX } from '../../../../contract/contact/contact-message.ts';
import { oneOf, text } from '../../shell/href-mapping.ts';
import { createTableAddress } from '../../ui/table-href.ts';

/** Query of the contact messages from an address, and the address of a query. */
export const { query: contactMessagesQueryIn, href: contactMessagesHref } = createTableAddress(
  '/admin/messages',
  INBOX.pageSize,
  { q: text, state: oneOf(CONTACT_STATES) },
);
