import type { Order } from '../../../contract/orders/order.ts';
import { type Parcel, parcelsOf } from '../../../contract/orders/parcels.ts';
import type { Context } from '../../context.ts';
import {
  orderCalledOffLetter,
  orderCancelledLetter,
  orderPlacedLetter,
  orderReceivedLetter,
  orderStoppedLetter,
  orderWithdrawnLetter,
} from '../../mail/order-letters.ts';
import { type Letter, writeMail } from '../../mail/write-mail.ts';
import { getOrder } from './get-order.ts';

const factsOf = ({ publicUrl, formatter }: Context, order: Order) => ({ ...order, publicUrl, formatter });

type ToProducer = (parcel: Parcel) => Letter;

/** One mail to the shopper and one to each producer, in one statement of the transaction that they tell of. */
const tell = (
  { mail, db }: Context,
  { userId }: Order,
  parcels: Parcel[],
  toShopper: Letter,
  to: ToProducer,
) =>
  mail.queue(
    db,
    writeMail({ userId }, toShopper),
    ...parcels.map((parcel) => writeMail({ userId: parcel.producerId }, to(parcel))),
  );

/** Tells the shopper and the producers that an order stands. */
export function tellPlaced(ctx: Context, order: Order): Promise<void> {
  const facts = factsOf(ctx, order);
  const parcels = parcelsOf(order);
  return tell(ctx, order, parcels, orderPlacedLetter(facts, parcels), (parcel) =>
    orderReceivedLetter(facts, parcel),
  );
}

type Moved = readonly { id: string }[];

function parcelsWith({ items }: Order, moved: Moved): Parcel[] {
  const ids = new Set(moved.map(({ id }) => id));
  return parcelsOf({ items: items.filter(({ id }) => ids.has(id)) });
}

/** Tells the shopper and the producers that the shopper called these lines of an order off. */
export function tellCancelled(ctx: Context, order: Order, moved: Moved): Promise<void> {
  const facts = factsOf(ctx, order);
  const parcels = parcelsWith(order, moved);
  return tell(ctx, order, parcels, orderCancelledLetter(facts, parcels), (parcel) =>
    orderCalledOffLetter(facts, parcel),
  );
}

interface Withdrawn {
  orderId: string;
  moved: Moved;
  notes?: string | undefined;
}

/** Tells the shopper that lines of an order will not come; of what an admin cancelled, its producers as well. */
export async function tellWithdrawn(ctx: Context, { orderId, moved, notes }: Withdrawn): Promise<void> {
  const { order } = await getOrder(ctx, { id: orderId });
  const facts = factsOf(ctx, order);
  const parcels = parcelsWith(order, moved);
  const told = ctx.asker.role === 'admin' ? parcels : [];
  return tell(ctx, order, told, orderWithdrawnLetter(facts, parcels, notes), (parcel) =>
    orderStoppedLetter(facts, parcel),
  );
}
