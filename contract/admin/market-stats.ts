import { type Infer, number, object } from 'superstruct';
import { CONTACT_STATES } from '../contact/contact-message.ts';
import { ORDER_STATUSES } from '../orders/order-status.ts';
import { POPUP_STORE_STATUSES } from '../stores/popup-store.ts';

/** How many of each. */
const countsOf = <const Name extends string>(names: readonly Name[]) =>
  // Nothing follows the names of an object through its entries.
  object(
    Object.fromEntries(names.map((name) => [name, number()])) as Record<Name, ReturnType<typeof number>>,
  );

/** «extension» How the market stands, for who looks after it. */
export const MarketStats = object({
  /** Orders by status (R4.12). */
  orders: countsOf(ORDER_STATUSES),
  /** Stores by status (R4.8). */
  stores: countsOf(POPUP_STORE_STATUSES),
  /** Stores that wait for an admin to see them before they are published. */
  approvals: object({ waiting: number() }),
  /** Contact messages by state. */
  messages: countsOf(CONTACT_STATES),
  /** Mails of the last 30 days that were refused: those that are tried again, and those that were given up. */
  mails: object({ retried: number(), undelivered: number() }),
});
export type MarketStats = Infer<typeof MarketStats>;
