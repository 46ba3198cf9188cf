import { useRouteContext } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import { isUuid } from '../../../../contract/values/uuid.ts';
import { StorePreview } from '../../../components/producer/store-preview/StorePreview.tsx';
import { createStorePreviewService } from '../../../services/stores/store-preview.service.ts';
import { wireStorePreview } from '../../stores/store-preview.wiring.ts';

/** Preview of an existing store with its products. */
function WithGoods({ store }: { store: PopupStore }) {
  const { services, screens, now } = useRouteContext({ from: '__root__' });
  const [{ logic, input }] = useState(() => ({
    logic: wireStorePreview({ ...createStorePreviewService(services.call), onFound: () => {} }),
    input: { question: { idOrSlug: store.id }, now: now() },
  }));
  const goods = useSelector(
    useActorRef(logic, { input, ...screens.inspected }),
    ({ context: { content } }) => content?.products,
  );
  return <StorePreview store={store} products={goods ?? []} />;
}

/** Preview of a store while it is edited. A new one has no products yet. */
export const previewOfStore = (store: PopupStore) =>
  isUuid(store.id) ? <WithGoods store={store} /> : <StorePreview store={store} products={[]} />;
