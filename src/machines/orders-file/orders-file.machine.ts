import type { OwnOrdersQuery } from '../../../contract/orders/own-orders-query.ts';
import { createListFileMachine, type ListFileActorRef } from '../list-file/list-file.machine.ts';

/** The orders that a list is asked for, and their lines, saved as a file on this device; they are fetched page by page first (R7.19). */
export const ordersFileMachine = createListFileMachine<OwnOrdersQuery>('ordersFile', {});

export type OrdersFileActorRef = ListFileActorRef<OwnOrdersQuery>;
