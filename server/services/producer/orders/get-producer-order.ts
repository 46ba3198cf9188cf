import type { AnswerOf } from '../../../../contract/api/call-types.ts';
import type { Context } from '../../../context.ts';
import { getOrder } from '../../orders/get-order.ts';
import { asProducerOrder } from '../../orders/present-order.ts';

/**
 * One order as its producer handles it: the own lines with their total, status and history, and what sending takes; all of them for
 * an admin. Refuses a producer with NOT_OWNER, whether the order exists or not, and an admin with NOT_FOUND (R3.13, R6.2, R8.15).
 */
export async function getProducerOrder(
  ctx: Context,
  { id }: { id: string },
): Promise<AnswerOf<'getProducerOrder'>> {
  const { order } = await getOrder(ctx, { id });
  return { order: asProducerOrder(order) };
}
