import type { AnswerOf } from '../../../contract/api/call-types.ts';
import type { Context } from '../../context.ts';
import { readContactThread } from './read-contact-thread.ts';

/** Contact message with its replies. Throws NOT_FOUND. */
export const getContactMessage = async (
  ctx: Context,
  { id }: { id: string },
): Promise<AnswerOf<'getContactMessage'>> => ({ message: await readContactThread(ctx, id) });
