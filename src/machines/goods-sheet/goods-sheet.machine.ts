import type { OwnProductsQuery } from '../../../contract/products/own-products-query.ts';
import { createListFileMachine, type ListFileActorRef } from '../list-file/list-file.machine.ts';

/** What somebody sells in a store, saved as a sheet that can be changed and imported again; it is fetched page by page first (R3.9). */
export const goodsSheetMachine = createListFileMachine<OwnProductsQuery>('goodsSheet', {});

export type GoodsSheetActorRef = ListFileActorRef<OwnProductsQuery>;
