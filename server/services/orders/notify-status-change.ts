import { type Parcel, parcelsOf } from '../../../contract/orders/parcels.ts';
import type { Order, ProductOrderStatus } from '../../../contract/orders/order.ts';
import type { Context } from '../../context.ts';
import {
  orderStoppedEmail,
  orderWithdrawnEmail,
  parcelsDeliveredEmail,
  parcelsOrganizedEmail,
  parcelsReadyEmail,
  parcelsSentEmail,
  type StatusEmail,
} from '../../mail/order-status-emails.ts';
import { getOrder } from './get-order.ts';
import type { MovedLine, StepDetails } from './move-lines.ts';
import { factsOf, parcelsWith, notifyParties } from './notify-order.ts';

interface Step extends StepDetails {
  orderId: string;
  to: ProductOrderStatus;
  moved: readonly MovedLine[];
}

const canBeCollected = ({ stores }: Parcel) =>
  stores.some(({ ownerInfo }) => ownerInfo?.delivery?.some(({ kind }) => kind === 'pickup'));

/** Those of the parcels whose last line has come this far, with the lines that have. */
const wholeIn = (order: Order, parcels: readonly Parcel[], to: ProductOrderStatus): Parcel[] => {
  const senders = new Set(parcels.map(({ producerId }) => producerId));
  return parcelsOf(order)
    .filter(({ producerId, status }) => senders.has(producerId) && status === to)
    .map((parcel) => ({ ...parcel, lines: parcel.lines.filter(({ status }) => status === to) }));
};

/** What the shopper is told of a step, and of which parcels. A parcel is told once, but what is sent is told each time. */
const LETTERS: Record<
  Exclude<ProductOrderStatus, 'pending' | 'cancelled'>,
  { letter: StatusEmail; among: (order: Order, moved: readonly Parcel[]) => readonly Parcel[] }
> = {
  organizing: {
    letter: parcelsOrganizedEmail,
    among: (order, moved) => wholeIn(order, moved, 'organizing'),
  },
  ready_to_ship: {
    letter: parcelsReadyEmail,
    among: (order, moved) => wholeIn(order, moved, 'ready_to_ship').filter(canBeCollected),
  },
  shipped: { letter: parcelsSentEmail, among: (_, moved) => moved },
  delivered: { letter: parcelsDeliveredEmail, among: (order, moved) => wholeIn(order, moved, 'delivered') },
};

/**
 * Tells the shopper of a step that lines of an order took: each parcel once that is prepared, ready to be collected or delivered, what
 * is sent with who carries it, and what will not come with who says so and why; of what the market cancelled, its producers as well.
 */
export async function notifyStatusChange(
  ctx: Context,
  { orderId, to, moved, ...details }: Step,
): Promise<void> {
  if (to === 'pending') return;
  const { order } = await getOrder(ctx, { id: orderId });
  const facts = { ...factsOf(ctx, order), ...details };
  const parcels = parcelsWith(order, moved);
  if (to === 'cancelled') {
    const isOfMarket = ctx.asker.role === 'admin';
    const letter = orderWithdrawnEmail(facts, parcels, isOfMarket);
    const told = isOfMarket ? parcels : [];
    return notifyParties(ctx, order, letter, told, (parcel) => orderStoppedEmail(facts, parcel));
  }
  const { letter, among } = LETTERS[to];
  const told = among(order, parcels);
  if (told.length > 0) await notifyParties(ctx, order, letter(facts, told));
}
