import type { Order } from '../../../contract/orders/order.ts';
import { type Parcel, parcelsOf } from '../../../contract/orders/parcels.ts';
import type { Context } from '../../context.ts';
import {
  shopperCancelledOrderEmail,
  orderCancelledEmail,
  orderPlacedEmail,
  orderReceivedEmail,
} from '../../mail/order-emails.ts';
import { type EmailText, writeEmail } from '../../mail/write-email.ts';

/** Order data for e-mails, with the market's settings. */
export const orderEmailDataOf = ({ publicUrl, contactEmail, formatter }: Context, order: Order) => ({
  ...order,
  publicUrl,
  contactEmail,
  formatter,
});

/** Queues one e-mail to the shopper and one per producer of the parcels, in one statement of the current transaction. */
export const notifyParties = (
  { mail, db }: Context,
  { userId }: Order,
  toShopper: EmailText,
  parcels: readonly Parcel[] = [],
  toProducer?: (parcel: Parcel) => EmailText,
) =>
  mail.queue(
    db,
    writeEmail({ userId }, toShopper),
    ...(toProducer
      ? parcels.map((parcel) => writeEmail({ userId: parcel.producerId }, toProducer(parcel)))
      : []),
  );

/** Notifies shopper and producers of a new order. */
export function notifyPlaced(ctx: Context, order: Order): Promise<void> {
  const facts = orderEmailDataOf(ctx, order);
  const parcels = parcelsOf(order);
  return notifyParties(ctx, order, orderPlacedEmail(facts, parcels), parcels, (parcel) =>
    orderReceivedEmail(facts, parcel),
  );
}

type Moved = readonly { id: string }[];

/** Parcels of an order, reduced to the moved lines. */
export function parcelsOfLines({ items, stores }: Pick<Order, 'items' | 'stores'>, moved: Moved): Parcel[] {
  const ids = new Set(moved.map(({ id }) => id));
  return parcelsOf({ items: items.filter(({ id }) => ids.has(id)), stores });
}

/** Notifies shopper and producers that the shopper cancelled these lines. */
export function notifyCancelled(ctx: Context, order: Order, moved: Moved): Promise<void> {
  const facts = orderEmailDataOf(ctx, order);
  const parcels = parcelsOfLines(order, moved);
  return notifyParties(ctx, order, orderCancelledEmail(facts, parcels), parcels, (parcel) =>
    shopperCancelledOrderEmail(facts, parcel),
  );
}
