import { array, boolean, type Infer, number, object, optional, string } from 'superstruct';
import { ImportStatus } from '../import/product-import.ts';
import { PopupStore, PopupStoreList } from '../stores/popup-store.ts';

/** «extension» Progress of the store's last product import, visible only to its owner and admins. Timestamps in ISO 8601. */
const LastImport = object({
  status: ImportStatus,
  paused: optional(boolean()),
  dryRun: optional(boolean()),
  processedAt: optional(string()),
  totalProducts: number(),
  processedProducts: number(),
  successCount: number(),
  errorCount: number(),
});
export type LastImport = Infer<typeof LastImport>;

/** «extension» Store in a list for its producer or an admin (R7.10). */
const ProducerPopupStore = object({ ...PopupStore.schema, lastImport: optional(LastImport) });
export type ProducerPopupStore = Infer<typeof ProducerPopupStore>;

export const ProducerPopupStoreList = object({
  ...PopupStoreList.schema,
  popupStores: array(ProducerPopupStore),
});
