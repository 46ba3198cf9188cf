import { orderNumber } from '../../../../contract/orders/order-number.ts';
import type { ProducerOrder } from '../../../../contract/producer/producer-order.ts';

/** Quantity to pick of one product, and the orders it is for. */
export interface ProductToPick {
  id: string;
  name: string;
  quantity: number;
  orders: readonly { number: string; quantity: number }[];
}

const byName = (one: ProductToPick, other: ProductToPick) => one.name.localeCompare(other.name, 'es');

/** Quantities to pick by product; cancelled lines are left out. */
export function productsToPick(orders: readonly ProducerOrder[]): ProductToPick[] {
  const lines = orders.flatMap((order) =>
    order.lines
      .filter(({ status }) => status !== 'cancelled')
      .map((line) => ({ line, number: orderNumber(order.id) })),
  );
  return [...Map.groupBy(lines, ({ line }) => line.productId)]
    .map(([id, wanted]) => ({
      id,
      name: wanted[0]?.line.product?.name ?? 'Producto',
      quantity: wanted.reduce((sum, { line }) => sum + line.quantity, 0),
      orders: wanted.map(({ line, number }) => ({ number, quantity: line.quantity })),
    }))
    .toSorted(byName);
}
