import type { ProducerProductsQuery } from '../../../../contract/producer/producer-products-query.ts';
import { createListExportMachine, type ListExportActorRef } from '../../ui/list-export.machine.ts';

/**
 * Export of a store's products as a sheet that can be edited and imported again. It loads them page by page
 * first (R3.9).
 */
export const productsExportMachine = createListExportMachine<ProducerProductsQuery>('goodsSheet', {});

export type ProductsExportActorRef = ListExportActorRef<ProducerProductsQuery>;
