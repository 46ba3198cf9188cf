import type { ActorRefFrom } from 'xstate';
import type { BodyOf, FailureOf } from '../../../../contract/api/call-types.ts';
import { createRowChangesMachine } from '../../ui/row-changes.machine.ts';

/** Change of a contact message's state: the new state, and the state that the admin saw before. */
export type ContactMessageStateChange = Required<BodyOf<'changeContactMessageState'>>;

/** State changes of contact messages, each with its own result (R3.14). */
export const contactStateChangesMachine = createRowChangesMachine<
  ContactMessageStateChange,
  null,
  FailureOf<'changeContactMessageState'>['code']
>('contactMoves');

export type ContactStateChangesActorRef = ActorRefFrom<typeof contactStateChangesMachine>;
