import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import { useFormatter } from '../market/formatter-context.ts';
import { storeData } from './store-data.ts';

/** The store for search engines. */
export function StoreData({ store }: { store: PopupStore }) {
  const { absolute } = useFormatter();
  return (
    <script
      type="application/ld+json"
      // React would write quotes as entities, which a script element does not read; storeData leaves no "<" in it.
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: storeData(store, { absolute }) }}
    />
  );
}
