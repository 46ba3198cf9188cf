import type { Order, OrderStatus, ProductOrderStatus } from '../orders/order.ts';
import { canConsumerCancel, canOrderBecome, type OrderAsker, orderStatusOf } from './order.lifecycle.ts';
import { refusedPartialStep } from './partial-step.ts';
import { canProductOrderBecome } from './product-order.lifecycle.ts';
import { refusedStep } from './refused-step.ts';

interface Line {
  id: string;
  status: ProductOrderStatus;
}

/** An order before a step: its status, and the lines that the asker may move. To a producer both are those of the own lines. */
export interface OrderBefore {
  status: OrderStatus;
  lines: readonly Line[];
}

/** A line that a step leaves as it is. */
interface StayingLine extends Line {
  /** In Spanish, fit to show. */
  why: string;
}

/** What a step would do to an order. */
export interface OrderOutcome {
  /** Ids of the lines that would take the step. */
  moves: string[];
  stays: StayingLine[];
  /** The order's status afterwards. */
  becomes: OrderStatus;
}

/**
 * Outcome of a step: which lines move, which stay and why, and what the order becomes. Decided by the charts of lines and orders alone,
 * for a seller by each line, for a shopper by the whole order (R4.12, R4.13). `completed` moves no line.
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

/** Whether the step is carried out for some lines although the order becomes something else than what was asked for. */
export const isPartial = ({ moves, becomes }: OrderOutcome, to: OrderStatus): boolean =>
  moves.length > 0 && becomes !== to;

/**
 * Why a step is refused, in Spanish; null where it may be carried out (R8.10). It is where nothing would change, and for an admin also
 * where the order would not become what was asked for, unless `partial` says that this is known.
 */
export function whyStepRefused(
  before: OrderBefore,
  { role }: Pick<OrderAsker, 'role'>,
  { to, outcome, partial }: { to: OrderStatus; outcome: OrderOutcome; partial: boolean },
): string | null {
  if (outcome.moves.length === 0 && outcome.becomes === before.status) return refusedStep(before.status, to);
  return role === 'admin' && !partial && isPartial(outcome, to) ? refusedPartialStep(to, outcome) : null;
}

const ADMIN: OrderAsker = { role: 'admin', isSoleProducer: false };

/** What an admin's step would do to an order as it came; one that came without its lines is judged by its own status. */
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
