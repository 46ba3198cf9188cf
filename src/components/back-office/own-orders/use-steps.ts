import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { OrderStatus, ProductOrderStatus } from '../../../../contract/orders/order.ts';
import { nextStepOf } from '../../../../contract/orders/order-step.ts';
import type * as changesSelectors from '../../../machines/changes/changes.selectors.ts';
import type { OrderChangesActorRef } from '../../../machines/order-changes/order-changes.machine.ts';
import type { OrderStepsActorRef } from '../../../machines/order-steps/order-steps.machine.ts';
import { stepRefusalText } from './order-steps.messages.ts';

const selectHeld = ({ context }: SnapshotFrom<OrderStepsActorRef>) => context.held;
const selectChanges = ({ context }: SnapshotFrom<OrderChangesActorRef>) => context;

export interface StepsProps {
  stepsRef: OrderStepsActorRef;
  changesRef: OrderChangesActorRef;
  /** How what becomes of steps is read. */
  selectors: Pick<typeof changesSelectors, 'changeOf' | 'refusalOf' | 'stageOf' | 'tallyOf'>;
}

/** Where an order or a line stands while a step of it is on its way, and what can be done with it. */
export interface StepState {
  /** As it will be when the step is taken. */
  status: OrderStatus;
  /** It can still be taken back. */
  isHeld: boolean;
  /** It is being sent. */
  isSent: boolean;
  /** The step that is next; null at the end of the way. */
  next: ProductOrderStatus | null;
  /** Why the last one was refused. */
  refusal: string | null;
}

/** Reads how far the steps of orders and lines are, by their ids. */
export function useSteps({ stepsRef, changesRef, selectors }: StepsProps) {
  const held = useSelector(stepsRef, selectHeld);
  const changes = useSelector(changesRef, selectChanges);
  const { changeOf, refusalOf, stageOf } = selectors;
  const stepOf = (id: string, now: OrderStatus): StepState => {
    const taken = held.find((step) => step.id === id)?.change.status;
    const status = taken ?? changeOf(changes, id)?.status ?? now;
    const failure = refusalOf(changes, id);
    const wished = changes.entries[id]?.change.status;
    return {
      status,
      isHeld: taken !== undefined,
      isSent: ['waiting', 'pending'].includes(stageOf(changes, id) ?? ''),
      next: nextStepOf(status),
      refusal:
        taken === undefined && failure && wished ? stepRefusalText(failure, { to: wished, now }) : null,
    };
  };
  return { held, stepOf };
}
