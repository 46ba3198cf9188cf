import type { ProducerProductsQuery } from '../../../../contract/producer/producer-products-query.ts';
import { createListExportMachine, type ListExportActorRef } from '../../ui/list-export.machine.ts';

/** What somebody sells in a store, saved as a sheet that can be changed and imported again; it is fetched page by page first (R3.9). */
export const productsExportMachine = createListExportMachine<ProducerProductsQuery>('goodsSheet', {});

export type ProductsExportActorRef = ListExportActorRef<ProducerProductsQuery>;
