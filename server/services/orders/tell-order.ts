import type { Order, ProductOrder } from '../../../contract/order.ts';
import { type Parcel, parcelsOf } from '../../../contract/parcels.ts';
import type { Context } from '../../context.ts';
import {
  type Correspondence,
  orderCalledOffLetter,
  orderCancelledLetter,
  orderPlacedLetter,
  orderReceivedLetter,
} from '../../mail/order-letters.ts';
import { type Letter, writeMail } from '../../mail/write-mail.ts';

/** What the verbs of an order need beyond a context. */
export type OrderServices = Correspondence;

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
export function tellPlaced(ctx: Context, services: OrderServices, order: Order): Promise<void> {
  const facts = { ...order, ...services };
  const parcels = parcelsOf(order);
  return tell(ctx, order, parcels, orderPlacedLetter(facts, parcels), (parcel) =>
    orderReceivedLetter(facts, parcel),
  );
}

/** Tells the shopper and the producers that the shopper called these lines of an order off. */
export function tellCancelled(
  ctx: Context,
  services: OrderServices,
  order: Order,
  items: ProductOrder[],
): Promise<void> {
  const facts = { ...order, ...services };
  const parcels = parcelsOf({ items });
  return tell(ctx, order, parcels, orderCancelledLetter(facts, parcels), (parcel) =>
    orderCalledOffLetter(facts, parcel),
  );
}
