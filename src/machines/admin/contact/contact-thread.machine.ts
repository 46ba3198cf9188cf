import type { ActorRefFrom } from 'xstate';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import type { ContactThread } from '../../../../contract/contact/contact-message.ts';
import { createResourceMachine } from '../../ui/resource.machine.ts';

/**
 * One contact message with its replies. It reloads when the admin returns, since another admin may have
 * replied (R3.14).
 */
export const contactThreadMachine = createResourceMachine<
  ContactThread,
  { id: string },
  FailureOf<'getContactMessage'>
>('contactThread', { isWatched: true });

export type ContactThreadActorRef = ActorRefFrom<typeof contactThreadMachine>;
