import { array, boolean, type Infer, number, object, optional, string } from 'superstruct';
import { ImportStatus } from '../import/product-import.ts';
import { PopupStore, PopupStoreList } from '../stores/popup-store.ts';

/** «extension» How far the last archive of products has come that somebody sent for a store, its moments in ISO 8601; nothing of it is for others. */
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

/** «extension» A store as it is listed to who runs it (R7.10). */
const ProducerPopupStore = object({ ...PopupStore.schema, lastImport: optional(LastImport) });
export type ProducerPopupStore = Infer<typeof ProducerPopupStore>;

export const ProducerPopupStoreList = object({
  ...PopupStoreList.schema,
  popupStores: array(ProducerPopupStore),
});
