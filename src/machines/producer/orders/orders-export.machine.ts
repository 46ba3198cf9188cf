import type { ProducerOrdersQuery } from '../../../../contract/producer/producer-orders-query.ts';
import { createListExportMachine, type ListExportActorRef } from '../../ui/list-export.machine.ts';

/** The orders that a list is asked for, and their lines, saved as a file on this device; they are fetched page by page first (R7.19). */
export const ordersExportMachine = createListExportMachine<ProducerOrdersQuery>('ordersFile', {});

export type OrdersExportActorRef = ListExportActorRef<ProducerOrdersQuery>;
