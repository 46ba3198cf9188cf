import type { ActorRefFrom } from 'xstate';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import type { ContactThread } from '../../../../contract/contact/contact-message.ts';
import { createResourceMachine } from '../../ui/resource.machine.ts';

/** One contact message with what was mailed back, looked at again while somebody reads it: another admin may answer meanwhile (R3.14). */
export const contactThreadMachine = createResourceMachine<
  ContactThread,
  { id: string },
  FailureOf<'getContactMessage'>
>('contactThread', { isWatched: true });

export type ContactThreadActorRef = ActorRefFrom<typeof contactThreadMachine>;
