import type { ScreenAddress } from '../../../contract/shell/screen-address.ts';

const FORM = '/producer/products/new';

/** Where a product is made; for a store, its form begins in that store. */
export const newProductAt = (store: { id: string } | null | undefined): ScreenAddress =>
  store ? `${FORM}?popupStoreId=${store.id}` : FORM;
