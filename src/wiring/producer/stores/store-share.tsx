import { useRouteContext } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import { useFormatter } from '../../../components/market/formatter-context.ts';
import { storeShareText } from '../../../components/market/share-text.ts';
import { ShareView } from '../../../components/market/ShareView.tsx';
import {
  QuietStoreShareButton,
  StoreShareButton,
} from '../../../components/producer/stores/StoreShareButtons.tsx';
import { copyAddress, hasShareSheet, openShareSheet } from '../../../services/ui/share.service.ts';
import { wireShare } from '../../ui/share.wiring.ts';

const logic = wireShare({ copyAddress, openShareSheet });

/** Sharing of a producer's store by its public URL. A hook owns the actor, which lives as long as the screen. */
export function StoreShare({ store, isMain }: { store: PopupStore; isMain: boolean }) {
  const { screens } = useRouteContext({ from: '__root__' });
  const format = useFormatter();
  const actorRef = useActorRef(logic, screens.inspected);
  const { name, slug } = store;
  const request = () =>
    actorRef.send({
      type: 'share.requested',
      page: { title: name, text: storeShareText(store, format), url: format.absolute(`/tienda/${slug}`) },
      hasSheet: hasShareSheet(),
    });
  return (
    <ShareView
      actorRef={actorRef}
      Trigger={isMain ? StoreShareButton : QuietStoreShareButton}
      name={name}
      onRequested={request}
    />
  );
}
