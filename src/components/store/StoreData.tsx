import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import { useFormatter } from '../market/formatter-context.ts';
import { storeData } from './store-data.ts';

/** Structured data of a store for search engines (JSON-LD). */
export function StoreData({ store }: { store: PopupStore }) {
  const { absolute } = useFormatter();
  return (
    <script
      type="application/ld+json"
      // Raw HTML, because React would escape quotes, which script elements do not decode. storeData escapes every "<".
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: storeData(store, { absolute }) }}
    />
  );
}
