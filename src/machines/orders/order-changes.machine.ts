import type { ActorRefFrom } from 'xstate';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { OrderStep } from '../../../contract/orders/order-step.ts';
import type { RowChange } from '../ui/changes.entries.ts';
import { createChangesMachine } from '../ui/changes.machine.ts';

/** A step by the id of the line that takes it, or of the order where all lines do. */
export type StepRow = RowChange<OrderStep>;

export type StepFailureCode = FailureOf<'changeOrderStatus' | 'changeProductOrderStatus'>['code'];

/** Orders and their lines that take a step, one or many; refused ones say why and stop no other (R4.14). */
export const orderChangesMachine = createChangesMachine<OrderStep, null, StepFailureCode>('orderChanges');

export type OrderChangesActorRef = ActorRefFrom<typeof orderChangesMachine>;
