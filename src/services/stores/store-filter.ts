import { isUuid } from '../../../contract/values/uuid.ts';

/** The query that names a store: in UUID form it goes as popupStoreId, any other as popupStoreSlug; none for none (R5.15). */
export function storeFilter(idOrSlug: string | null | undefined): {
  popupStoreId?: string;
  popupStoreSlug?: string;
} {
  if (!idOrSlug) return {};
  return isUuid(idOrSlug) ? { popupStoreId: idOrSlug } : { popupStoreSlug: idOrSlug };
}
