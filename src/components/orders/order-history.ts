import type { Order } from '../../../contract/orders/order.ts';

type Step = NonNullable<Order['history']>[number];

/** A step as it is told: of the whole order, or of the lines that took it together. */
export interface HistoryEntryText extends Pick<
  Step,
  'status' | 'notes' | 'createdAt' | 'actor' | 'actorName'
> {
  /** None is the whole order. */
  lineIds: string[];
}

const isOfWholeOrder = ({ productOrderId }: Step) => !productOrderId;
const isWordless = ({ notes }: Step) => !notes;
const momentOf = ({ status, createdAt, notes, actor, actorName }: Step) =>
  JSON.stringify([status, createdAt, notes ?? null, actor, actorName]);

/**
 * What happened to an order, the latest first; a step that the whole order took is not told again of each line, and lines
 * that took one together share it.
 */
export function stepsOf(history: readonly Step[]): HistoryEntryText[] {
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
