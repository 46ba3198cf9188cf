import { array, enums, nullable, object, optional, string, type Infer } from 'superstruct';
import { ROLES } from '../account/role.ts';
import { Amount, Count } from '../values/figure.ts';
import { Id } from '../values/id.ts';
import { OrderStatus } from '../orders/order.ts';

/** How many days are told one by one. */
export const STATS_DAYS = 14;

const Sold = { orders: Count, units: Count, revenue: Amount };

const Totals = {
  /** Orders with own goods that were not cancelled, and what these come to, in currency units. */
  ...Sold,
  /** Of what one of those comes to. */
  averageOrder: Amount,
  /** Orders of which all own goods were cancelled. */
  cancelledOrders: Count,
  /** From the order to the first of its goods that was sent: so long or less for half of those that were sent; null where none was. */
  hoursToSend: nullable(Amount),
};

/**
 * What was ordered of a producer on some days of the market's calendar (2026-11-22): in all, by day, none left out, by where the own
 * lines stand now, by store (null: of none), and on as many days before. `cancellations`: by who cancelled and in which words, how many
 * orders lost something, the most frequent first, 50 of them at most.
 */
const ProducerFigures = object({
  period: object({ from: string(), to: string() }),
  ...Totals,
  days: array(object({ date: string(), ...Sold, cancelledOrders: Count })),
  states: array(object({ status: OrderStatus, ...Sold })),
  stores: array(object({ id: nullable(Id), name: nullable(string()), ...Sold })),
  cancellations: array(object({ actor: nullable(enums(ROLES)), notes: nullable(string()), orders: Count })),
  previous: object(Totals),
});
export type ProducerFigures = Infer<typeof ProducerFigures>;

/**
 * What a producer's orders come to (R1.3, R7.19): of the own lines alone. `revenue` in currency units, cancelled lines aside;
 * orders count by the status of their own lines, `open` those that are not delivered yet. «extension» `days`: the last two weeks in the
 * market's own days (2026-11-22), each of them and the present one last; `figures`: of the days that are
 * asked for, where some are.
 */
export const ProducerStats = object({
  totalOrders: Count,
  pendingOrders: Count,
  openOrders: Count,
  completedOrders: Count,
  cancelledOrders: Count,
  units: Count,
  revenue: Amount,
  days: optional(array(object({ date: string(), ...Sold }))),
  figures: optional(ProducerFigures),
});
export type ProducerStats = Infer<typeof ProducerStats>;
