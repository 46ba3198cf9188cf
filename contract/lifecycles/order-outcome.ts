import type { Order, OrderStatus, ProductOrderStatus } from '../orders/order.ts';
import { canConsumerCancel, canOrderBecome, type OrderAsker, orderStatusOf } from './order.lifecycle.ts';
import { refusedPartialStep } from './partial-status-change.ts';
import { canProductOrderBecome } from './product-order.lifecycle.ts';
import { refusedStep } from './refused-status-change.ts';

interface Line {
  id: string;
  status: ProductOrderStatus;
}

/**
 * Order before a step: its status, and the lines that the asker may move. For a producer, both cover only their own
 * lines.
 */
export interface OrderBefore {
  status: OrderStatus;
  lines: readonly Line[];
}

/** Line that does not move in a step. */
interface StayingLine extends Line {
  /** Reason in Spanish, for display. */
  why: string;
}

/** Outcome of a step on an order. */
export interface OrderOutcome {
  /** Ids of the lines that would move. */
  moves: string[];
  stays: StayingLine[];
  /** Order status after the step. */
  becomes: OrderStatus;
}

/**
 * Outcome of a step: lines that move, lines that stay with the reason, and the new order status. Only the lifecycles of
 * lines and orders decide: per line for a seller, for the whole order for a shopper (R4.12, R4.13). `completed` moves
 * no line.
 */
export function orderOutcome(
  { status, lines }: OrderBefore,
  asker: OrderAsker,
  to: OrderStatus,
): OrderOutcome {
  if (to === 'completed') {
    const left = lines.filter((line) => line.status !== 'delivered' && line.status !== 'cancelled');
    const stays = left.map((line) => ({ ...line, why: refusedStep(line.status, to) }));
    return { moves: [], stays, becomes: canOrderBecome(status, to, asker) ? to : status };
  }
  const statuses = lines.map((line) => line.status);
  const mayMove = asker.role !== 'consumer' || (to === 'cancelled' && canConsumerCancel(statuses));
  const isMoved = (line: Line) => mayMove && canProductOrderBecome(line.status, to);
  const moves = lines.filter(isMoved).map(({ id }) => id);
  const after = lines.map((line) => (isMoved(line) ? to : line.status));
  return {
    moves,
    stays: lines
      .filter((line) => !isMoved(line))
      .map(({ id, status: at }) => ({ id, status: at, why: refusedStep(at, to) })),
    becomes: moves.length > 0 ? orderStatusOf(after) : status,
  };
}

/** True if a step moves some lines but the order gets another status than requested. */
export const isPartial = ({ moves, becomes }: OrderOutcome, to: OrderStatus): boolean =>
  moves.length > 0 && becomes !== to;

/**
 * Refusal reason of a step in Spanish; null if it is permitted (R8.10). A step without any change is refused. For an
 * admin, a partial step is also refused, unless `partial` confirms it.
 */
export function stepRefusalReason(
  before: OrderBefore,
  { role }: Pick<OrderAsker, 'role'>,
  { to, outcome, partial }: { to: OrderStatus; outcome: OrderOutcome; partial: boolean },
): string | null {
  if (outcome.moves.length === 0 && outcome.becomes === before.status) return refusedStep(before.status, to);
  return role === 'admin' && !partial && isPartial(outcome, to) ? refusedPartialStep(to, outcome) : null;
}

const ADMIN: OrderAsker = { role: 'admin', isSoleProducer: false };

/** Outcome of an admin's step on an order as loaded. An order without lines in the answer is judged by its own status. */
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
