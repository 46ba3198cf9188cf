import { array, enums, nullable, object, optional, string, type Infer } from 'superstruct';
import { ROLES } from '../account/role.ts';
import { Amount, Count } from '../values/number-structs.ts';
import { Id } from '../values/id.ts';
import { OrderStatus } from '../orders/order.ts';

/** Number of days with daily values. */
export const STATS_DAYS = 14;

const Sold = { orders: Count, units: Count, revenue: Amount };

const Totals = {
  /** Orders with own lines that are not all cancelled: count, units, and revenue in currency units. */
  ...Sold,
  /** Average revenue per order, in currency units. */
  averageOrder: Amount,
  /** Orders whose own lines are all cancelled. */
  cancelledOrders: Count,
  /** Median hours from the order to the first shipped own line; null if none was shipped. */
  hoursToSend: nullable(Amount),
};

/**
 * Order statistics of a producer for a range of market days (2026-11-22). They contain totals, every day, current line
 * status, store (null: no store), and totals of the same number of days before. `cancellations`: affected orders by
 * actor and note, most frequent first, at most 50.
 */
const ProducerPeriodStats = object({
  period: object({ from: string(), to: string() }),
  ...Totals,
  days: array(object({ date: string(), ...Sold, cancelledOrders: Count })),
  states: array(object({ status: OrderStatus, ...Sold })),
  stores: array(object({ id: nullable(Id), name: nullable(string()), ...Sold })),
  cancellations: array(object({ actor: nullable(enums(ROLES)), notes: nullable(string()), orders: Count })),
  previous: object(Totals),
});
export type ProducerPeriodStats = Infer<typeof ProducerPeriodStats>;

/**
 * Producer statistics over the own lines only (R1.3, R7.19). `revenue` in currency units without cancelled lines.
 * Orders count by the status of their own lines; `open` ones are not yet delivered. «extension» `days`: the last two
 * weeks by market day (2026-11-22), today last; `figures`: statistics of the requested days, if any.
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
  figures: optional(ProducerPeriodStats),
});
export type ProducerStats = Infer<typeof ProducerStats>;
