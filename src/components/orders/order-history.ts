import type { Order } from '../../../contract/order.ts';

type Step = NonNullable<Order['history']>[number];

const isOfWholeOrder = ({ productOrderId }: Step) => !productOrderId;
const isWordless = ({ notes }: Step) => !notes;

/** What happened to an order, the latest first; a step that the whole order took is not told again of each line. */
export function stepsOf(history: readonly Step[]): Step[] {
  const whole = history.filter(isOfWholeOrder);
  const isTold = (step: Step) =>
    whole.some(({ status, createdAt }) => status === step.status && createdAt === step.createdAt);
  return history
    .filter((step) => isOfWholeOrder(step) || !isWordless(step) || !isTold(step))
    .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
}
