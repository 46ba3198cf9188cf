import type { OrderMessage } from '../../../contract/orders/order-message.ts';
import { type Parcel, parcelsOf } from '../../../contract/orders/parcels.ts';
import { limitAttempts } from '../../attempt-limits.ts';
import type { Context } from '../../context.ts';
import { messageFromProducerEmail, messageFromShopperEmail } from '../../mail/order-message-emails.ts';
import { writeEmail } from '../../mail/write-email.ts';
import { requireAskerId } from '../../policies/asker.ts';
import { getOrder } from './get-order.ts';
import { orderMissing } from './lock-order.ts';
import { factsOf } from './notify-order.ts';

/** The parcels that a message is about, with the line that it names or with all of theirs. */
const meant = (parcels: readonly Parcel[], { productOrderId, producerId }: OrderMessage): Parcel[] =>
  parcels
    .filter((parcel) => producerId === undefined || parcel.producerId === producerId)
    .map((parcel) => ({
      ...parcel,
      lines: parcel.lines.filter(({ id }) => productOrderId === undefined || id === productOrderId),
    }))
    .filter(({ lines }) => lines.length > 0);

/**
 * Mails what a shopper writes to those who sell something of the own order, or what one of them writes to its shopper; neither learns an
 * address by it: replies go to those that the order and the store show. Refuses with NOT_FOUND, for a producer NOT_OWNER, where there is no such order or nobody whom it could be about, and
 * with TOO_MANY_REQUESTS after 30 in an hour.
 */
export async function sendOrderMessage(
  ctx: Context,
  { id, ...written }: OrderMessage & { id: string },
): Promise<{ sent: number }> {
  const { order } = await getOrder(ctx, { id });
  const parcels = meant(parcelsOf(order), written);
  if (parcels.length === 0) throw orderMissing(ctx.asker);
  await limitAttempts(ctx, 'orderMessages', [requireAskerId(ctx)]);
  const facts = factsOf(ctx, order);
  const { message } = written;
  const mails = parcels.map((parcel) =>
    ctx.asker.role === 'producer'
      ? writeEmail({ userId: order.userId }, messageFromProducerEmail(facts, parcel, message))
      : writeEmail({ userId: parcel.producerId }, messageFromShopperEmail(facts, parcel, message)),
  );
  await ctx.mail.queue(ctx.db, ...mails);
  return { sent: mails.length };
}
