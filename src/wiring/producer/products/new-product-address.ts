import { createAddress, id } from '../../shell/address.ts';

/** The form of a new product, in the store that its address names. */
export const { read: newProductIn } = createAddress('/producer/products/new', { popupStoreId: id });
