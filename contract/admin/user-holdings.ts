import { type Infer, object } from 'superstruct';
import { Count } from '../values/figure.ts';

/** «extension» What hangs on an account, and so what its deactivation or deletion reaches. */
export const UserHoldings = object({
  /** Stores of theirs that are not archived, and how many of those are active or scheduled. */
  stores: Count,
  openStores: Count,
  products: Count,
  /** Orders with something of theirs that has not been delivered or cancelled. */
  ordersToServe: Count,
  /** What they bought themselves, and how much of it is on its way. */
  orders: Count,
  openOrders: Count,
});
export type UserHoldings = Infer<typeof UserHoldings>;
