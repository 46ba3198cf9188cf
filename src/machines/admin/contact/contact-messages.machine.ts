import type { ContactMessagesQuery } from '../../../../contract/contact/contact-messages-query.ts';
import type { ContactMessage } from '../../../../contract/contact/contact-message.ts';
import { createListMachine, type ListActorRef } from '../../ui/list.machine.ts';

/** What people wrote to the market: what nobody has read first, looked at again when its reader comes back (R3.14). */
export const contactMessagesMachine = createListMachine<ContactMessage, ContactMessagesQuery>(
  'contactMessages',
  { isWatched: true },
);

export type ContactMessagesActorRef = ListActorRef<ContactMessage, ContactMessagesQuery>;
