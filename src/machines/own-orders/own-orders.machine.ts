import type { ActorRefFrom } from 'xstate';
import type { OwnOrder } from '../../../contract/orders/own-order.ts';
import type { OwnOrdersQuery } from '../../../contract/orders/own-orders-query.ts';
import { createListMachine } from '../list/list.machine.ts';

/** The orders with one's own lines, looked at again while somebody reads them: they arrive and move by themselves (R7.19). */
export const ownOrdersMachine = createListMachine<OwnOrder, OwnOrdersQuery>('ownOrders', { isWatched: true });

export type OwnOrdersActorRef = ActorRefFrom<typeof ownOrdersMachine>;
