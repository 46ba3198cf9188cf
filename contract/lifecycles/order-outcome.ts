import type { Order, OrderStatus, ProductOrderStatus } from '../orders/order.ts';
import { canConsumerCancelLines, canOrderBecome, type OrderAsker, orderStatusOf } from './order.lifecycle.ts';
import { partialChangeRefusalMessage } from './partial-status-change.ts';
import { canProductOrderBecome } from './product-order.lifecycle.ts';
import { statusChangeRefusalMessage } from './status-change-refusal.ts';

interface Line {
  id: string;
  status: ProductOrderStatus;
}

/**
 * Order before a status change: its status, and the lines that the asker may move. For a producer, both cover only
 * their own lines.
 */
export interface OrderBeforeChange {
  status: OrderStatus;
  lines: readonly Line[];
}

/** Line that does not move in a status change. */
interface StayingLine extends Line {
  /** Reason in Spanish, for display. */
  why: string;
}

/** Outcome of a status change on an order. */
export interface OrderOutcome {
  /** Ids of the lines that would move. */
  moves: string[];
  stays: StayingLine[];
  /** Order status after the status change. */
  becomes: OrderStatus;
}

/**
 * Outcome of a status change: lines that move, lines that stay with the reason, and the new order status. Only the
 * lifecycles of lines and orders decide: per line for a seller, for the whole order for a shopper (R4.12, R4.13).
 * `completed` moves no line.
 */
export function orderOutcome(
  { status, lines }: OrderBeforeChange,
  asker: OrderAsker,
  to: OrderStatus,
): OrderOutcome {
  if (to === 'completed') {
    const left = lines.filter((line) => line.status !== 'delivered' && line.status !== 'cancelled');
    const stays = left.map((line) => ({ ...line, why: statusChangeRefusalMessage(line.status, to) }));
    return { moves: [], stays, becomes: canOrderBecome(status, to, asker) ? to : status };
  }
  const statuses = lines.map((line) => line.status);
  const mayMove = asker.role !== 'consumer' || (to === 'cancelled' && canConsumerCancelLines(statuses));
  const isMoved = (line: Line) => mayMove && canProductOrderBecome(line.status, to);
  const moves = lines.filter(isMoved).map(({ id }) => id);
  const after = lines.map((line) => (isMoved(line) ? to : line.status));
  return {
    moves,
    stays: lines
      .filter((line) => !isMoved(line))
      .map(({ id, status: at }) => ({ id, status: at, why: statusChangeRefusalMessage(at, to) })),
    becomes: moves.length > 0 ? orderStatusOf(after) : status,
  };
}

/** True if a status change moves some lines but the order gets another status than requested. */
export const isPartialChange = ({ moves, becomes }: OrderOutcome, to: OrderStatus): boolean =>
  moves.length > 0 && becomes !== to;

/**
 * Refusal reason of a status change in Spanish; null if it is permitted (R8.10). A change without any effect is refused.
 * For an admin, a partial change is also refused, unless `partial` confirms it.
 */
export function statusChangeRefusalReason(
  before: OrderBeforeChange,
  { role }: Pick<OrderAsker, 'role'>,
  { to, outcome, partial }: { to: OrderStatus; outcome: OrderOutcome; partial: boolean },
): string | null {
  if (outcome.moves.length === 0 && outcome.becomes === before.status)
    return statusChangeRefusalMessage(before.status, to);
  return role === 'admin' && !partial && isPartialChange(outcome, to)
    ? partialChangeRefusalMessage(to, outcome)
    : null;
}

const ADMIN: OrderAsker = { role: 'admin' };

/** Outcome of an admin's change of an order as loaded. An order without lines in the answer is judged by its status. */
export const adminOutcome = (
  { id, status, items }: Pick<Order, 'id' | 'status' | 'items'>,
  to: OrderStatus,
) =>
  orderOutcome(
    {
      status,
      lines: items.length > 0 || status === 'completed' ? items : [{ id, status }],
    },
    ADMIN,
    to,
  );
