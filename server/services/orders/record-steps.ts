import type { OrderStatus } from '../../../contract/orders/order.ts';
import type { Context } from '../../context.ts';
import { orderEvents } from '../../db/schema-orders.ts';
import { requireAskerId } from '../../policies/asker.ts';

interface Steps {
  orderId: string;
  status: OrderStatus;
  /** null is the order itself. */
  lineIds: (string | null)[];
  notes?: string | undefined;
  at: Date;
}

/** Writes down that the asker had an order or lines of it take a step. */
export async function recordSteps(
  ctx: Context,
  { orderId, status, lineIds, notes, at }: Steps,
): Promise<void> {
  await ctx.db.insert(orderEvents).values(
    lineIds.map((productOrderId) => ({
      id: ctx.newId(),
      orderId,
      productOrderId,
      status,
      notes: notes || null,
      actorId: requireAskerId(ctx),
      createdAt: at,
    })),
  );
}
