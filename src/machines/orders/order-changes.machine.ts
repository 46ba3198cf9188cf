import type { ActorRefFrom } from 'xstate';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { StatusChangeRequest } from '../../../contract/orders/order-status-change.ts';
import type { RowChange } from '../ui/row-changes.entries.ts';
import { createRowChangesMachine } from '../ui/row-changes.machine.ts';

/** Status change, by the id of its order line, or of the order if all its lines change. */
export type StatusChangeRow = RowChange<StatusChangeRequest>;

export type StatusChangeFailureCode = FailureOf<'changeOrderStatus' | 'changeProductOrderStatus'>['code'];

/**
 * Status changes of orders and their lines, one or many. A refused one states its reason and does not stop the
 * others (R4.14).
 */
export const orderChangesMachine = createRowChangesMachine<
  StatusChangeRequest,
  null,
  StatusChangeFailureCode
>('orderChanges');

export type OrderChangesActorRef = ActorRefFrom<typeof orderChangesMachine>;
