import type { AnswerOf, BodyOf } from '../../../contract/api/call-types.ts';
import type { Context } from '../../context.ts';
import { moveContactMessage } from './move-contact-message.ts';
import { presentContactMessage } from './present-contact-message.ts';

/**
 * Says how far the market is with a contact message, as its lifecycle allows; where it stands there already, nothing changes. Refuses with
 * NOT_FOUND, and with INVALID_TRANSITION, also where it has left the state that its reader saw.
 */
export async function changeContactMessageState(
  ctx: Context,
  { id, state, from }: { id: string } & BodyOf<'changeContactMessageState'>,
): Promise<AnswerOf<'changeContactMessageState'>> {
  const { row } = await moveContactMessage(ctx, { id, to: state, from });
  return { message: presentContactMessage(row) };
}
