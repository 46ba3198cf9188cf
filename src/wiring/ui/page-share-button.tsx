import { useRouteContext } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { ShareButton } from '../../components/market/ShareButton.tsx';
import { ShareView } from '../../components/market/ShareView.tsx';
import {
  copyAddress,
  hasShareSheet,
  openShareSheet,
  readSharedPage,
} from '../../services/ui/share.service.ts';
import { wireShare } from './share.wiring.ts';

const logic = wireShare({ copyAddress, openShareSheet });

/** Share button of the page of a product or store. A hook owns the actor, which lives as long as the page. */
export function PageShareButton({ name }: { name: string }) {
  const { screens } = useRouteContext({ from: '__root__' });
  const actorRef = useActorRef(logic, screens.inspected);
  const request = () =>
    actorRef.send({ type: 'share.requested', page: readSharedPage(name), hasSheet: hasShareSheet() });
  return <ShareView actorRef={actorRef} Trigger={ShareButton} name={name} onRequested={request} />;
}
