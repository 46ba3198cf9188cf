import { useRouteContext } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import { isUuid } from '../../../../contract/values/uuid.ts';
import { StorePreview } from '../../../components/producer/store-preview/StorePreview.tsx';
import { createStorePreviewService } from '../../../services/stores/store-preview.service.ts';
import { wireStoreDraft } from '../../stores/store-preview.wiring.ts';

/** The preview of a store that is there already, with what it sells. */
function WithGoods({ store }: { store: PopupStore }) {
  const { services, screens, now } = useRouteContext({ from: '__root__' });
  const [{ logic, input }] = useState(() => ({
    logic: wireStoreDraft({ ...createStorePreviewService(services.call), onFound: () => {} }),
    input: { question: { idOrSlug: store.id }, now: now() },
  }));
  const goods = useSelector(
    useActorRef(logic, { input, ...screens.inspected }),
    ({ context: { content } }) => content?.products,
  );
  return <StorePreview store={store} products={goods ?? []} />;
}

/** How shoppers would see a store that is being written; a new one has no goods yet. */
export const previewOfStore = (store: PopupStore) =>
  isUuid(store.id) ? <WithGoods store={store} /> : <StorePreview store={store} products={[]} />;
