import { setup } from 'xstate';
import type { ProductOrderStatus } from '../orders/order.ts';
import { nextState } from './lifecycle.ts';

type ProductOrderEvent =
  | { type: 'preparation.started' }
  | { type: 'parcel.readied' }
  | { type: 'parcel.shipped' }
  | { type: 'parcel.delivered' }
  | { type: 'line.cancelled' };

/** Lifecycle of an order line, from the producer to the shopper (R4.12). */
export const productOrderLifecycle = setup({
  types: {} as { context: Record<string, never>; events: ProductOrderEvent },
}).createMachine({
  id: 'productOrder',
  context: {},
  initial: 'pending',
  states: {
    pending: { on: { 'preparation.started': 'organizing', 'line.cancelled': 'cancelled' } },
    organizing: { on: { 'parcel.readied': 'ready_to_ship', 'line.cancelled': 'cancelled' } },
    ready_to_ship: { on: { 'parcel.shipped': 'shipped', 'line.cancelled': 'cancelled' } },
    shipped: { on: { 'parcel.delivered': 'delivered' } },
    delivered: { type: 'final' },
    cancelled: { type: 'final' },
  },
});

const LEADING_TO: Partial<Record<ProductOrderStatus, ProductOrderEvent>> = {
  organizing: { type: 'preparation.started' },
  ready_to_ship: { type: 'parcel.readied' },
  shipped: { type: 'parcel.shipped' },
  delivered: { type: 'parcel.delivered' },
  cancelled: { type: 'line.cancelled' },
};

/** True if a line may change from one status to another in one step (R4.12, R4.13). */
export function canProductOrderBecome(from: ProductOrderStatus, to: ProductOrderStatus): boolean {
  const event = LEADING_TO[to];
  return event !== undefined && nextState(productOrderLifecycle, from, event) === to;
}
