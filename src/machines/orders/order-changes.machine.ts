import type { ActorRefFrom } from 'xstate';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { OrderStep } from '../../../contract/orders/order-status-change.ts';
import type { RowChange } from '../ui/changes.entries.ts';
import { createChangesMachine } from '../ui/changes.machine.ts';

/** Status step, by the id of its order line, or of the order if all lines take it. */
export type StepRow = RowChange<OrderStep>;

export type StepFailureCode = FailureOf<'changeOrderStatus' | 'changeProductOrderStatus'>['code'];

/**
 * Status steps of orders and their lines, one or many. A refused one states its reason and does not stop the
 * others (R4.14).
 */
export const orderChangesMachine = createChangesMachine<OrderStep, null, StepFailureCode>('orderChanges');

export type OrderChangesActorRef = ActorRefFrom<typeof orderChangesMachine>;
