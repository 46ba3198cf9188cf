import type { ActorRefFrom } from 'xstate';
import type { BodyOf, FailureOf } from '../../../../contract/api/call-types.ts';
import { createChangesMachine } from '../../ui/changes.machine.ts';

/** The state that a contact message is to have, and the one in which it was seen. */
export type ContactMove = Required<BodyOf<'changeContactMessageState'>>;

/** A contact message is put back, closed or taken up again, with an answer for each step (R3.14). */
export const contactMovesMachine = createChangesMachine<
  ContactMove,
  null,
  FailureOf<'changeContactMessageState'>['code']
>('contactMoves');

export type ContactMovesActorRef = ActorRefFrom<typeof contactMovesMachine>;
