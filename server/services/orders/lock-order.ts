import { eq } from 'drizzle-orm';
import type { OrderStatus } from '../../../contract/orders/order.ts';
import type { Asker, Context } from '../../context.ts';
import { orders } from '../../db/schema-orders.ts';
import { isOrderOf } from '../../policies/order-visibility.ts';
import { Refusal } from '../../http/refusal.ts';

/** The refusal of an order that is not there for the asker: a producer hears the same of others' and of none (R8.10). */
export const orderMissing = ({ role }: Asker): Refusal =>
  role === 'producer'
    ? new Refusal(
        'NOT_OWNER',
        'No tienes permisos para acceder a este pedido. Verifica que seas el productor correcto.',
      )
    : new Refusal('NOT_FOUND', 'Pedido no encontrado.');

/** The refusal of a step that was decided by what an order no longer is. */
export const orderChanged = (): Refusal =>
  new Refusal('INVALID_TRANSITION', 'El pedido ha cambiado mientras tanto. Vuelve a mirarlo.');

/**
 * Locks an order that is there for the asker until the transaction ends: whatever moves an order or its lines begins with
 * that. Gives who bought and the status. Refuses with NOT_FOUND or NOT_OWNER.
 */
export async function lockOrder(
  { db, asker }: Context,
  id: string,
): Promise<{ userId: string; status: OrderStatus }> {
  const [order] = await db
    .select({ userId: orders.userId, status: orders.status })
    .from(orders)
    .where(isOrderOf(asker, eq(orders.id, id)))
    .for('update');
  if (!order) throw orderMissing(asker);
  return order;
}
