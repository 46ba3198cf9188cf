import { CONTACT_STATES, CONTACT_MESSAGE_LIMITS } from '../../../../contract/contact/contact-message.ts';
import { oneOfParam, textParam } from '../../shell/href-mapping.ts';
import { createTableHrefMapping } from '../../ui/table-href.ts';

/** Query of the contact messages from an address, and the address of a query. */
export const { query: contactMessagesQueryIn, href: contactMessagesHref } = createTableHrefMapping(
  '/admin/messages',
  CONTACT_MESSAGE_LIMITS.pageSize,
  { q: textParam, state: oneOfParam(CONTACT_STATES) },
);
