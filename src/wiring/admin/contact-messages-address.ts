import { CONTACT_STATES, INBOX } from '../../../contract/notifications/contact-message.ts';
import { createListAddress, oneOf, text } from '../address.ts';

/** The question of the list of contact messages, and the address of a question. */
export const { query: contactMessagesQueryIn, href: contactMessagesHref } = createListAddress(
  '/admin/messages',
  INBOX.pageSize,
  { q: text, state: oneOf(CONTACT_STATES) },
);
