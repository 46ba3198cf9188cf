import { eq } from 'drizzle-orm';
import type { OrderStatus } from '../../../contract/orders/order.ts';
import type { Asker, Context } from '../../context.ts';
import { orders } from '../../db/schema-orders.ts';
import { isOrderVisibleTo } from '../../policies/order-visibility.ts';
import { Refusal } from '../../http/refusal.ts';

/** Refusal of an order that the asker may not see. A producer gets NOT_OWNER for missing orders too (R8.10). */
export const missingOrderRefusal = ({ role }: Asker): Refusal =>
  role === 'producer'
    ? new Refusal(
        'NOT_OWNER',
        'No tienes permisos para acceder a este pedido. Verifica que seas el productor correcto.',
      )
    : new Refusal('NOT_FOUND', 'Pedido no encontrado.');

/** Refusal of a status change, because the order has changed meanwhile. */
export const changedOrderRefusal = (): Refusal =>
  new Refusal('INVALID_TRANSITION', 'El pedido ha cambiado mientras tanto. Vuelve a mirarlo.');

/**
 * Locks an order that the asker may see until the transaction ends; every change of an order or its lines starts with
 * it. Returns buyer and status. Throws NOT_FOUND or NOT_OWNER.
 */
export async function lockOrder(
  { db, asker }: Context,
  id: string,
): Promise<{ userId: string; status: OrderStatus }> {
  const [order] = await db
    .select({ userId: orders.userId, status: orders.status })
    .from(orders)
    .where(isOrderVisibleTo(asker, eq(orders.id, id)))
    .for('update');
  if (!order) throw missingOrderRefusal(asker);
  return order;
}
