import type { OrderStatus, ProductOrderStatus } from '../../../contract/orders/order.ts';

/** Allowed next statuses of a line (R4.12); written independently of the lifecycle. */
export const LINE_TRANSITIONS: Record<ProductOrderStatus, readonly ProductOrderStatus[]> = {
  pending: ['organizing', 'cancelled'],
  organizing: ['ready_to_ship', 'cancelled'],
  ready_to_ship: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
};

/** All transitions of an order's own status: by its last open line, by a complete or partial cancellation, by completion. */
export const ORDER_TRANSITIONS: readonly string[] = [
  'pending → organizing',
  'pending → ready_to_ship',
  'pending → shipped',
  'pending → delivered',
  'pending → cancelled',
  'organizing → ready_to_ship',
  'organizing → shipped',
  'organizing → delivered',
  'organizing → cancelled',
  'ready_to_ship → shipped',
  'ready_to_ship → delivered',
  'ready_to_ship → cancelled',
  'shipped → delivered',
  'delivered → completed',
];

export type StatusChangeActor = 'admin' | 'mine' | 'theirs' | 'shopper';

/** Order with at most two producers. */
export interface OrderTestCase {
  lines: readonly { producer: 'mine' | 'theirs'; status: ProductOrderStatus }[];
  isCompleted: boolean;
}

export interface RequestedStatusChange {
  who: StatusChangeActor;
  to: OrderStatus;
  partial: boolean;
}

/** Progress of each line status, as a number. */
const FAR: Record<ProductOrderStatus, number> = {
  pending: 0,
  organizing: 1,
  ready_to_ship: 2,
  shipped: 3,
  delivered: 4,
  cancelled: 5,
};

export function statusOfTestCase({ lines, isCompleted }: OrderTestCase): OrderStatus {
  if (isCompleted) return 'completed';
  const [slowest] = lines.map(({ status }) => status).toSorted((one, other) => FAR[one] - FAR[other]);
  return slowest!;
}

const stays = (order: OrderTestCase) => ({ isAllowed: false, after: order });

/** Expected result by the requirements: whether the change is allowed, and the order after it (R4.12, R4.13, R7.19). */
export function expectedStatusChange(
  order: OrderTestCase,
  { who, to, partial }: RequestedStatusChange,
): { isAllowed: boolean; after: OrderTestCase } {
  const { lines, isCompleted } = order;
  if (to === 'completed') {
    const isOwnAlone = lines.every(({ producer }) => producer === who);
    const mayClose = who === 'admin' || (who !== 'shopper' && isOwnAlone);
    if (!mayClose || isCompleted || statusOfTestCase(order) !== 'delivered') return stays(order);
    return { isAllowed: true, after: { lines, isCompleted: true } };
  }
  if (who === 'shopper') {
    const left = lines.filter(({ status }) => status !== 'cancelled');
    if (to !== 'cancelled' || left.length === 0 || left.some(({ status }) => status !== 'pending'))
      return stays(order);
  }
  const isMoved = ({ producer, status }: OrderTestCase['lines'][number]) =>
    (who === 'admin' || who === 'shopper' || who === producer) && LINE_TRANSITIONS[status].includes(to);
  if (!lines.some(isMoved)) return stays(order);
  const after = { lines: lines.map((line) => (isMoved(line) ? { ...line, status: to } : line)), isCompleted };
  if (who === 'admin' && !partial && statusOfTestCase(after) !== to) return stays(order);
  return { isAllowed: true, after };
}

const STATUSES = Object.keys(LINE_TRANSITIONS) as ProductOrderStatus[];

/** Combinations of statuses of a given size, regardless of order. */
const choices = (count: number, from = 0): ProductOrderStatus[][] =>
  count === 0
    ? [[]]
    : STATUSES.slice(from).flatMap((status, index) =>
        choices(count - 1, from + index).map((others) => [status, ...others]),
      );

/** All orders with up to three lines of one or two producers, without permutations; delivered ones also completed. */
export const orderTestCases = (): OrderTestCase[] =>
  [
    [1, 0],
    [2, 0],
    [1, 1],
    [3, 0],
    [2, 1],
  ].flatMap(([mine = 0, theirs = 0]) =>
    choices(mine).flatMap((own) =>
      choices(theirs).flatMap((others) => {
        const lines = [
          ...own.map((status) => ({ producer: 'mine' as const, status })),
          ...others.map((status) => ({ producer: 'theirs' as const, status })),
        ];
        const open = { lines, isCompleted: false };
        return statusOfTestCase(open) === 'delivered' ? [open, { lines, isCompleted: true }] : [open];
      }),
    ),
  );
