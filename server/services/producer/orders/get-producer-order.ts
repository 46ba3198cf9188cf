import type { AnswerOf } from '../../../../contract/api/call-types.ts';
import type { Context } from '../../../context.ts';
import { getOrder } from '../../orders/get-order.ts';
import { toProducerOrderDto } from '../../orders/present-order.ts';

/**
 * One order for its producer: own lines with total, status, history and shipping data; for an admin all lines (R3.13,
 * R6.2, R8.15). Throws NOT_OWNER for a producer, whether the order exists or not, and NOT_FOUND for an admin.
 */
export async function getProducerOrder(
  ctx: Context,
  { id }: { id: string },
): Promise<AnswerOf<'getProducerOrder'>> {
  const { order } = await getOrder(ctx, { id });
  return { order: toProducerOrderDto(order) };
}
