import { shallowEqual, useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { OrderStatus, ProductOrderStatus } from '../../../../contract/orders/order.ts';
import { nextStepOf } from '../../../../contract/orders/order-step.ts';
import type * as changesSelectors from '../../../machines/ui/changes.selectors.ts';
import type { OrderChangesActorRef } from '../../../machines/orders/order-changes.machine.ts';
import type { OrderStepsActorRef } from '../../../machines/producer/orders/order-steps.machine.ts';
import { stepRefusalText } from './order-steps.messages.ts';

const selectHeld = ({ context }: SnapshotFrom<OrderStepsActorRef>) => context.held;
const selectChanges = ({ context }: SnapshotFrom<OrderChangesActorRef>) => context;

export interface StepsProps {
  stepsRef: OrderStepsActorRef;
  changesRef: OrderChangesActorRef;
  /** How what becomes of steps is read. */
  selectors: Pick<typeof changesSelectors, 'changeOf' | 'isInTurn' | 'isSending' | 'refusalOf' | 'tallyOf'>;
}

/** Where an order or a line stands while a step of it is on its way, and what can be done with it. */
export interface StepState {
  /** As it will be when the step is taken. */
  status: OrderStatus;
  /** As it is as long as that has not been taken. */
  from: OrderStatus;
  /** Where it is wished to be, until that is seen; null where nothing is under way. */
  wish: ProductOrderStatus | null;
  /** It can still be taken back. */
  isHeld: boolean;
  /** When it was taken, in ms UTC, as long as it can be taken back. */
  since: number | null;
  /** It is being sent, or waits for its turn. */
  isSent: boolean;
  /** It is the one that is being sent. */
  isInTurn: boolean;
  /** The step that is next; null at the end of the way. */
  next: ProductOrderStatus | null;
  /** Why the last one was refused. */
  refusal: string | null;
}

type HeldStep = ReturnType<typeof selectHeld>[number];
type Changes = SnapshotFrom<OrderChangesActorRef>['context'];

function stepIn(
  { changeOf, isInTurn, isSending, refusalOf }: StepsProps['selectors'],
  changes: Changes,
  { id, now, held }: { id: string; now: OrderStatus; held: HeldStep | undefined },
): StepState {
  const taken = held?.change.status;
  const changed = changeOf(changes, id)?.status ?? null;
  const isSent = isSending(changes, id);
  const wish = taken ?? changed;
  const status = wish ?? now;
  const failure = refusalOf(changes, id);
  const wished = changes.entries[id]?.change.status;
  return {
    status,
    from: isSent || changed === null ? now : changed,
    wish,
    isHeld: taken !== undefined,
    since: held?.since ?? null,
    isSent,
    isInTurn: isInTurn(changes, id),
    next: nextStepOf(status),
    refusal: taken === undefined && failure && wished ? stepRefusalText(failure, { to: wished, now }) : null,
  };
}

/** The steps that can still be taken back. */
export const useHeldSteps = ({ stepsRef }: Pick<StepsProps, 'stepsRef'>) => useSelector(stepsRef, selectHeld);

/** Reads how far the steps of orders and lines are, by their ids. */
export function useSteps({ stepsRef, changesRef, selectors }: StepsProps) {
  const held = useHeldSteps({ stepsRef });
  const changes = useSelector(changesRef, selectChanges);
  const stepOf = (id: string, now: OrderStatus): StepState =>
    stepIn(selectors, changes, { id, now, held: held.find((step) => step.id === id) });
  return { held, stepOf };
}

/** How far the step of one order is; whoever reads it hears of no other. */
export function useStep({ stepsRef, changesRef, selectors }: StepsProps, id: string, now: OrderStatus) {
  const held = useSelector(stepsRef, ({ context }) => context.held.find((step) => step.id === id));
  return useSelector(
    changesRef,
    ({ context }) => stepIn(selectors, context, { id, now, held }),
    shallowEqual,
  );
}
