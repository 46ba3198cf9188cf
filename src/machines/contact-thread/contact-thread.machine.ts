import type { ActorRefFrom } from 'xstate';
import type { FailureOf } from '../../../contract/calls/call-types.ts';
import type { ContactThread } from '../../../contract/notifications/contact-message.ts';
import { createResourceMachine } from '../resource/resource.machine.ts';

/** One contact message with what was mailed back, looked at again while somebody reads it: another admin may answer meanwhile (R3.14). */
export const contactThreadMachine = createResourceMachine<
  ContactThread,
  { id: string },
  FailureOf<'getContactMessage'>
>('contactThread', { isWatched: true });

export type ContactThreadActorRef = ActorRefFrom<typeof contactThreadMachine>;
