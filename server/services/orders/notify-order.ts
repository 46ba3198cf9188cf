import type { Order } from '../../../contract/orders/order.ts';
import { type Parcel, parcelsOf } from '../../../contract/orders/parcels.ts';
import type { Context } from '../../context.ts';
import {
  orderCalledOffEmail,
  orderCancelledEmail,
  orderPlacedEmail,
  orderReceivedEmail,
} from '../../mail/order-emails.ts';
import { type Email, writeEmail } from '../../mail/write-email.ts';

/** An order with what its letters need to know of the market. */
export const factsOf = ({ publicUrl, contactEmail, formatter }: Context, order: Order) => ({
  ...order,
  publicUrl,
  contactEmail,
  formatter,
});

/** One mail to the shopper and one to each producer of these parcels, in one statement of the transaction that they tell of. */
export const notifyParties = (
  { mail, db }: Context,
  { userId }: Order,
  toShopper: Email,
  parcels: readonly Parcel[] = [],
  toProducer?: (parcel: Parcel) => Email,
) =>
  mail.queue(
    db,
    writeEmail({ userId }, toShopper),
    ...(toProducer
      ? parcels.map((parcel) => writeEmail({ userId: parcel.producerId }, toProducer(parcel)))
      : []),
  );

/** Tells the shopper and the producers that an order stands. */
export function notifyPlaced(ctx: Context, order: Order): Promise<void> {
  const facts = factsOf(ctx, order);
  const parcels = parcelsOf(order);
  return notifyParties(ctx, order, orderPlacedEmail(facts, parcels), parcels, (parcel) =>
    orderReceivedEmail(facts, parcel),
  );
}

type Moved = readonly { id: string }[];

/** The parcels of an order with those of their lines that moved. */
export function parcelsWith({ items, stores }: Pick<Order, 'items' | 'stores'>, moved: Moved): Parcel[] {
  const ids = new Set(moved.map(({ id }) => id));
  return parcelsOf({ items: items.filter(({ id }) => ids.has(id)), stores });
}

/** Tells the shopper and the producers that the shopper called these lines of an order off. */
export function notifyCancelled(ctx: Context, order: Order, moved: Moved): Promise<void> {
  const facts = factsOf(ctx, order);
  const parcels = parcelsWith(order, moved);
  return notifyParties(ctx, order, orderCancelledEmail(facts, parcels), parcels, (parcel) =>
    orderCalledOffEmail(facts, parcel),
  );
}
