import type { ContactMessagesQuery } from '../../../../contract/contact/contact-messages-query.ts';
import type { ContactMessage } from '../../../../contract/contact/contact-message.ts';
import { createListMachine, type ListActorRef } from '../../ui/list.machine.ts';

/** List of contact messages, unread ones first. It reloads when the admin returns to the page (R3.14). */
export const contactMessagesMachine = createListMachine<ContactMessage, ContactMessagesQuery>(
  'contactMessages',
  { isWatched: true },
);

export type ContactMessagesActorRef = ListActorRef<ContactMessage, ContactMessagesQuery>;
