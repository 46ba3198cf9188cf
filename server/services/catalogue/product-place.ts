import type { ProductUpdate } from '../../../contract/catalogue/product-input.ts';
import type { products } from '../../db/schema-products.ts';
import { invalidInput } from '../../http/default-error-messages.ts';

type Place = Pick<typeof products.$inferSelect, 'popupStoreId'>;

/** Where a product will be sold: what leaves its store is exclusive to none. Refuses with VALIDATION_FAILED what is in none and exclusive. */
export function placeOf(
  before: Place,
  { popupStoreId, isPopupStoreExclusive }: Pick<ProductUpdate, 'popupStoreId' | 'isPopupStoreExclusive'>,
) {
  const storeId = popupStoreId === undefined ? before.popupStoreId : popupStoreId;
  if (isPopupStoreExclusive === true && storeId === null) {
    const message = 'Elige la tienda en la que se vende en exclusiva';
    throw invalidInput([{ field: 'isPopupStoreExclusive', message }]);
  }
  return { popupStoreId, isPopupStoreExclusive: popupStoreId === null ? false : isPopupStoreExclusive };
}
