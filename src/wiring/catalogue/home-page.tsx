import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { HomeView } from '../../components/home/HomeView.tsx';
import { childOf } from '../../machines/shell/app.machine.ts';
import { selectClosedStoreInAddress } from '../../machines/shell/current-store.selectors.ts';
import type { HomeActorRef } from '../../machines/catalogue/home.machine.ts';
import { ProductOffer } from './product-offer.tsx';

/** Home page, with a notice about the store in the address if it is not open (R2.20). */
export function HomePage({ actorRef }: { actorRef: HomeActorRef }) {
  const { app } = useRouteContext({ from: '__root__' });
  const notOpen = useSelector(childOf(app, 'currentStore'), selectClosedStoreInAddress);
  return <HomeView actorRef={actorRef} notOpen={notOpen} Offer={ProductOffer} />;
}
