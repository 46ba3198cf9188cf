import type { ScreenAddress } from '../../../contract/shell/screen-address.ts';

const FORM = '/producer/products/new';

/** Screen address of the form for a new product; with a store, the form preselects it. */
export const newProductAddress = (store: { id: string } | null | undefined): ScreenAddress =>
  store ? `${FORM}?popupStoreId=${store.id}` : FORM;
