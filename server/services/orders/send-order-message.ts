import type { OrderMessage } from '../../../contract/orders/order-message.ts';
import { type Parcel, parcelsOf } from '../../../contract/orders/parcels.ts';
import { limitAttempts } from '../../attempt-limits.ts';
import type { Context } from '../../context.ts';
import { messageFromProducerEmail, messageFromShopperEmail } from '../../mail/order-message-emails.ts';
import { writeEmail } from '../../mail/write-email.ts';
import { requireAskerId } from '../../policies/asker.ts';
import { getOrder } from './get-order.ts';
import { missingOrderRefusal } from './lock-order.ts';
import { orderEmailDataOf } from './notify-order.ts';

/** Parcels of the named producer, or all parcels, each with the named line only, or with all lines. */
const meant = (parcels: readonly Parcel[], { productOrderId, producerId }: OrderMessage): Parcel[] =>
  parcels
    .filter((parcel) => producerId === undefined || parcel.producerId === producerId)
    .map((parcel) => ({
      ...parcel,
      lines: parcel.lines.filter(({ id }) => productOrderId === undefined || id === productOrderId),
    }))
    .filter(({ lines }) => lines.length > 0);

/**
 * E-mails a shopper's message to the producers of their order, or a producer's message to the shopper. It reveals no
 * address: replies go to the addresses in the order and the store. Throws NOT_FOUND (for a producer NOT_OWNER) without
 * such an order or recipient, and TOO_MANY_REQUESTS after 30 per hour.
 */
export async function sendOrderMessage(
  ctx: Context,
  { id, ...written }: OrderMessage & { id: string },
): Promise<{ sent: number }> {
  const { order } = await getOrder(ctx, { id });
  const parcels = meant(parcelsOf(order), written);
  if (parcels.length === 0) throw missingOrderRefusal(ctx.asker);
  await limitAttempts(ctx, 'orderMessages', [requireAskerId(ctx)]);
  const facts = orderEmailDataOf(ctx, order);
  const { message } = written;
  const mails = parcels.map((parcel) =>
    ctx.asker.role === 'producer'
      ? writeEmail({ userId: order.userId }, messageFromProducerEmail(facts, parcel, message))
      : writeEmail({ userId: parcel.producerId }, messageFromShopperEmail(facts, parcel, message)),
  );
  await ctx.mail.queue(ctx.db, ...mails);
  return { sent: mails.length };
}
