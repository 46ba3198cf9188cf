import { type Parcel, parcelsOf } from '../../../contract/orders/parcels.ts';
import type { Order, ProductOrderStatus } from '../../../contract/orders/order.ts';
import type { Context } from '../../context.ts';
import {
  adminCancelledOrderEmail,
  linesCancelledEmail,
  parcelsDeliveredEmail,
  parcelsOrganizedEmail,
  parcelsReadyEmail,
  parcelsSentEmail,
  type StatusEmail,
} from '../../mail/order-status-emails.ts';
import { getOrder } from './get-order.ts';
import type { MovedLine, StatusChangeDetails } from './change-line-statuses.ts';
import { orderEmailDataOf, parcelsOfLines, notifyParties } from './notify-order.ts';

interface StatusChange extends StatusChangeDetails {
  orderId: string;
  to: ProductOrderStatus;
  moved: readonly MovedLine[];
}

const canBeCollected = ({ stores }: Parcel) =>
  stores.some(({ ownerInfo }) => ownerInfo?.delivery?.some(({ kind }) => kind === 'pickup'));

/** Parcels whose last line has reached a status, with the lines in that status. */
const wholeIn = (order: Order, parcels: readonly Parcel[], to: ProductOrderStatus): Parcel[] => {
  const senders = new Set(parcels.map(({ producerId }) => producerId));
  return parcelsOf(order)
    .filter(({ producerId, status }) => senders.has(producerId) && status === to)
    .map((parcel) => ({ ...parcel, lines: parcel.lines.filter(({ status }) => status === to) }));
};

/** Status e-mail per status, and its parcels. Each parcel is reported once per status, but every shipment separately. */
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
 * Notifies the shopper of moved lines. Each parcel is reported once when prepared, ready for pickup or delivered;
 * shipments with carrier; cancellations with actor and reason. If an admin cancels, producers are notified too.
 */
export async function notifyStatusChange(
  ctx: Context,
  { orderId, to, moved, ...details }: StatusChange,
): Promise<void> {
  if (to === 'pending') return;
  const { order } = await getOrder(ctx, { id: orderId });
  const facts = { ...orderEmailDataOf(ctx, order), ...details };
  const parcels = parcelsOfLines(order, moved);
  if (to === 'cancelled') {
    const isOfMarket = ctx.asker.role === 'admin';
    const letter = linesCancelledEmail(facts, parcels, isOfMarket);
    const told = isOfMarket ? parcels : [];
    return notifyParties(ctx, order, letter, told, (parcel) => adminCancelledOrderEmail(facts, parcel));
  }
  const { letter, among } = LETTERS[to];
  const told = among(order, parcels);
  if (told.length > 0) await notifyParties(ctx, order, letter(facts, told));
}
