import type { OrderStatus } from '../../../contract/orders/order.ts';
import type { Context } from '../../context.ts';
import { orderEvents } from '../../db/schema-orders.ts';
import { requireAskerId } from '../../policies/asker.ts';

interface StatusChanges {
  orderId: string;
  status: OrderStatus;
  /** Lines that moved; null means the order itself. */
  lineIds: (string | null)[];
  notes?: string | undefined;
  at: Date;
}

/** Records status changes of an order or its lines in the history, with the asker as actor. */
export async function recordStatusChanges(
  ctx: Context,
  { orderId, status, lineIds, notes, at }: StatusChanges,
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
