import { type Infer, number, object } from 'superstruct';
import { CONTACT_STATES } from '../contact/contact-message.ts';
import { ORDER_STATUSES } from '../orders/order-status.ts';
import { POPUP_STORE_STATUSES } from '../stores/popup-store.ts';

/** Struct of counts by name. */
const countsOf = <const Name extends string>(names: readonly Name[]) =>
  // TypeScript loses the key type in Object.fromEntries, hence the cast.
  object(
    Object.fromEntries(names.map((name) => [name, number()])) as Record<Name, ReturnType<typeof number>>,
  );

/** «extension» Market statistics for admins. */
export const MarketStats = object({
  /** Orders by status (R4.12). */
  orders: countsOf(ORDER_STATUSES),
  /** Stores by status (R4.8). */
  stores: countsOf(POPUP_STORE_STATUSES),
  /** Stores that wait for an admin's approval before they are published. */
  approvals: object({ waiting: number() }),
  /** Contact messages by state. */
  messages: countsOf(CONTACT_STATES),
  /** Failed e-mails of the last 30 days: `retried` will be sent again, `undelivered` reached the retry limit. */
  mails: object({ retried: number(), undelivered: number() }),
});
export type MarketStats = Infer<typeof MarketStats>;
