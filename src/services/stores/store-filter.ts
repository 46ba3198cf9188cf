import { isUuid } from '../../../contract/values/uuid.ts';

/** Store filter of a query: a UUID as popupStoreId, a slug as popupStoreSlug, nothing without a store (R5.15). */
export function storeFilter(idOrSlug: string | null | undefined): {
  popupStoreId?: string;
  popupStoreSlug?: string;
} {
  if (!idOrSlug) return {};
  return isUuid(idOrSlug) ? { popupStoreId: idOrSlug } : { popupStoreSlug: idOrSlug };
}
