import { type Infer, object } from 'superstruct';
import { Count } from '../values/number-structs.ts';

/** «extension» Account holdings: the stores, products and orders that deactivation or deletion of the account affects. */
export const UserHoldings = object({
  /** `stores`: stores of the account that are not archived; `openStores`: those of them that are active or scheduled. */
  stores: Count,
  openStores: Count,
  products: Count,
  /** Orders with lines of this producer that are neither delivered nor cancelled. */
  ordersToServe: Count,
  /** `orders`: purchases of this account; `openProducerOrders`: those still in progress. */
  orders: Count,
  openOrders: Count,
});
export type UserHoldings = Infer<typeof UserHoldings>;
