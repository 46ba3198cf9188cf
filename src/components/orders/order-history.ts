import type { Order } from '../../../contract/orders/order.ts';

type Step = NonNullable<Order['history']>[number];

/** Entry of the history: a status change of the whole order, or of the lines that changed together. */
export interface OrderHistoryEntry extends Pick<
  Step,
  'status' | 'notes' | 'createdAt' | 'actor' | 'actorName'
> {
  /** Empty means the whole order. */
  lineIds: string[];
}

const isOfWholeOrder = ({ productOrderId }: Step) => !productOrderId;
const isWordless = ({ notes }: Step) => !notes;
const momentOf = ({ status, createdAt, notes, actor, actorName }: Step) =>
  JSON.stringify([status, createdAt, notes ?? null, actor, actorName]);

/**
 * History of an order, latest first. Changes of the whole order are not repeated for its lines, and lines that changed
 * together share an entry.
 */
export function orderHistoryEntriesOf(history: readonly Step[]): OrderHistoryEntry[] {
  const whole = history.filter(isOfWholeOrder);
  const isTold = (step: Step) =>
    whole.some(({ status, createdAt }) => status === step.status && createdAt === step.createdAt);
  const told = history.filter((step) => isOfWholeOrder(step) || !isWordless(step) || !isTold(step));
  const together = Map.groupBy(told, (step) => `${isOfWholeOrder(step)} ${momentOf(step)}`);
  return [...together.values()]
    .flatMap(([first, ...others]) => (first ? [{ first, others }] : []))
    .map(({ first: { status, notes, createdAt, actor, actorName, productOrderId }, others }) => ({
      status,
      createdAt,
      actor,
      actorName,
      notes: notes ?? null,
      lineIds: [productOrderId, ...others.map((step) => step.productOrderId)].flatMap((id) => id ?? []),
    }))
    .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
}
