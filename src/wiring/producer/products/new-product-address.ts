import { createAddress, id } from '../../shell/address.ts';

/** Store of a new product, from the address of its form. */
export const { read: newProductIn } = createAddress('/producer/products/new', { popupStoreId: id });
