import type { Order } from '../../../contract/orders/order.ts';
import type { ShippingInfo } from '../../../contract/orders/shipping-info.ts';
import type { Context } from '../../context.ts';
import { requireAskerId } from '../../policies/asker.ts';
import { type CheckoutLine, UnavailableLinesRefusal, insufficientStockRefusal } from './checkout-lines.ts';
import type { CheckoutKey } from './idempotency.ts';
import { type NewOrder, writeOrder } from '../orders/write-order.ts';
import { parcelSearchText } from '../orders/parcel-search-text.ts';
import { presentOrder } from '../orders/present-order.ts';

interface Purchase {
  cart: { id: string; generation: number };
  lines: CheckoutLine[];
  shippingInfo: ShippingInfo;
  key: CheckoutKey | undefined;
}

type OrderContext = Pick<Context, 'asker' | 'db' | 'clock' | 'newId'>;

/** Distinct stores of the lines with their current seller information, sorted by id like a later read. */
function storesOf(lines: readonly CheckoutLine[]): NewOrder['stores'] {
  const stores = lines.flatMap(({ store }) => store ?? []);
  const byId = new Map(stores.map(({ id, name, ownerInfo }) => [id, { id, name, ownerInfo }]));
  return [...byId.values()].toSorted((one, other) => one.id.localeCompare(other.id));
}

/** Parcels of an order, one per producer. */
const parcelsOf = (orderId: string, buyer: string, lines: NewOrder['lines']): NewOrder['parcels'] =>
  [...Map.groupBy(lines, ({ producerId }) => producerId)].map(([producerId, own]) => ({
    producerId,
    searchText: parcelSearchText({ orderId, buyer, goods: own.map(({ name }) => name) }),
  }));

const newOrder = (ctx: OrderContext, { cart, lines, shippingInfo, key }: Purchase): NewOrder => {
  const written = lines.map(({ id, pictureNames, ...line }) => ({
    id: ctx.newId(),
    productId: id,
    producerId: line.producerId,
    popupStoreId: line.popupStoreId,
    name: line.name,
    producerName: line.producerName,
    shortDescription: line.shortDescription,
    pictureName: pictureNames[0] ?? null,
    priceCents: line.priceCents,
    quantity: line.quantity,
  }));
  const orderId = ctx.newId();
  return {
    order: {
      id: orderId,
      userId: requireAskerId(ctx),
      cartGeneration: cart.generation,
      status: 'pending',
      totalCents: lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0),
      shippingInfo,
      createdAt: new Date(ctx.clock.now()),
    },
    lines: written,
    parcels: parcelsOf(orderId, shippingInfo.fullName, written),
    stores: storesOf(lines),
    events: [null, ...written.map(({ id }) => id)].map((productOrderId) => ({
      id: ctx.newId(),
      productOrderId,
    })),
    cartId: cart.id,
    key,
  };
};

function present({ order, lines, stores, events }: NewOrder, bought: CheckoutLine[]): Order {
  const { id: orderId, createdAt } = order;
  const of = { orderId, createdAt, updatedAt: createdAt, status: 'pending', isActiveNow: true } as const;
  const rows = lines.map((line, index) => ({
    ...line,
    ...of,
    carrier: null,
    trackingNumber: null,
    stockNow: (bought[index]?.stock ?? 0) - line.quantity,
    storeName: bought[index]?.store?.name ?? null,
    sellerName: bought[index]?.sellerName ?? null,
  }));
  const history = events.map((event) => ({
    ...event,
    orderId,
    createdAt,
    status: order.status,
    notes: null,
    actorId: order.userId,
  }));
  return presentOrder({ ...order, updatedAt: createdAt }, rows, { history, stores });
}

/**
 * Creates an order from a locked cart and its locked lines. It reduces the stock, writes order, lines and history,
 * empties the cart, and stores the idempotency key. Throws INSUFFICIENT_STOCK, also as `UnavailableLinesRefusal`; the caller must
 * then roll back.
 */
export async function placeOrder(ctx: OrderContext, purchase: Purchase): Promise<Order> {
  const made = newOrder(ctx, purchase);
  const written = await writeOrder(ctx.db, made);
  const taken = new Set(written.map(({ id }) => id));
  if (taken.size !== purchase.lines.length)
    throw insufficientStockRefusal(purchase.lines.filter(({ id }) => !taken.has(id)));
  if (written.some(({ emptied }) => emptied !== purchase.lines.length)) throw new UnavailableLinesRefusal();
  return present(made, purchase.lines);
}
