import type { AnswerOf, BodyOf } from '../../../contract/api/call-types.ts';
import type { Context } from '../../context.ts';
import { transitionContactMessage } from './transition-contact-message.ts';
import { presentContactMessage } from './present-contact-message.ts';

/**
 * Changes the state of a contact message by its lifecycle; the same state is no change. Throws NOT_FOUND, or
 * INVALID_TRANSITION, also if the message is no longer in state `from`.
 */
export async function changeContactMessageState(
  ctx: Context,
  { id, state, from }: { id: string } & BodyOf<'changeContactMessageState'>,
): Promise<AnswerOf<'changeContactMessageState'>> {
  const { row } = await transitionContactMessage(ctx, { id, to: state, from });
  return { message: presentContactMessage(row) };
}
