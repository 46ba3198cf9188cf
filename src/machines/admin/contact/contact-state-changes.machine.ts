import type { ActorRefFrom } from 'xstate';
import type { BodyOf, FailureOf } from '../../../../contract/api/call-types.ts';
import { createChangesMachine } from '../../ui/row-changes.machine.ts';

/** Change of a contact message's state: the new state, and the state that the admin saw before. */
export type ContactMove = Required<BodyOf<'changeContactMessageState'>>;

/** State changes of contact messages, each with its own result (R3.14). */
export const contactMovesMachine = createChangesMachine<
  ContactMove,
  null,
  FailureOf<'changeContactMessageState'>['code']
>('contactMoves');

export type ContactMovesActorRef = ActorRefFrom<typeof contactMovesMachine>;
