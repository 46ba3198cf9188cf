import type { ProductUpdate } from '../../../contract/catalogue/product-input.ts';
import type { products } from '../../db/schema-products.ts';
import { invalidInputRefusal } from '../../http/default-error-messages.ts';

type Place = Pick<typeof products.$inferSelect, 'popupStoreId'>;

/**
 * Store and exclusivity of a product after a change; without a store it is not exclusive. Throws VALIDATION_FAILED for
 * an exclusive product without a store.
 */
export function storeAssignmentOf(
  before: Place,
  { popupStoreId, isPopupStoreExclusive }: Pick<ProductUpdate, 'popupStoreId' | 'isPopupStoreExclusive'>,
) {
  const storeId = popupStoreId === undefined ? before.popupStoreId : popupStoreId;
  if (isPopupStoreExclusive === true && storeId === null) {
    const message = 'Elige la tienda en la que se vende en exclusiva';
    throw invalidInputRefusal([{ field: 'isPopupStoreExclusive', message }]);
  }
  return { popupStoreId, isPopupStoreExclusive: popupStoreId === null ? false : isPopupStoreExclusive };
}
