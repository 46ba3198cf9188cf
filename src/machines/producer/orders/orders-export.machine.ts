import type { ProducerOrdersQuery } from '../../../../contract/producer/producer-orders-query.ts';
import { createListExportMachine, type ListExportActorRef } from '../../ui/list-export.machine.ts';

/** Export of the orders that match the list's query, with their lines. It loads them page by page first (R7.19). */
export const ordersExportMachine = createListExportMachine<ProducerOrdersQuery>('ordersFile', {});

export type OrdersExportActorRef = ListExportActorRef<ProducerOrdersQuery>;
