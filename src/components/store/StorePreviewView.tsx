import type { ComponentType } from 'react';
import type { Product } from '../../../contract/catalogue/product.ts';
import type { StorePreviewActorRef } from '../../machines/producer/stores/store-preview.machine.ts';
import { WithoutFavourites } from '../favourites/WithoutFavourites.tsx';
import { TextLink } from '../layout/AppLink.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { previewMessages, storePreviewReason } from '../market/preview.messages.ts';
import { PreviewBanner } from '../market/PreviewBanner.tsx';
import { SaleTermsList } from '../market/SaleTermsList.tsx';
import { asPublished } from './as-published.ts';
import { StoreNotFound } from './StoreNotFound.tsx';
import type { StorePageContent } from '../../machines/stores/store-page.machine.ts';
import { StorePage } from './StorePage.tsx';
import { StorePageStates } from './StorePageView.tsx';
import { storePageMessages } from './store-page.messages.ts';

interface StorePreviewViewProps {
  actorRef: StorePreviewActorRef;
  /** Id of the current user. */
  readerId: string;
  /** Product card connected to the cart. */
  Offer: ComponentType<{ product: Product; priority?: boolean }>;
}

/** Preview of a store page with a banner that it is not public. */
export const StorePreviewView = ({ actorRef, readerId, Offer }: StorePreviewViewProps) => (
  <StorePageStates actorRef={actorRef} failedTitle={storePageMessages.title} Missing={StoreNotFound}>
    {(content, now) => <StorePreviewPage content={content} now={now} readerId={readerId} Offer={Offer} />}
  </StorePageStates>
);

interface StorePreviewPageProps extends Omit<StorePreviewViewProps, 'actorRef'> {
  content: StorePageContent;
  now: number;
}

const StorePreviewPage = ({ content, now, readerId, Offer }: StorePreviewPageProps) => {
  const { store } = content;
  const why = storePreviewReason(store);
  return (
    <>
      <PageHead title={store.name} hidden />
      {why ? (
        <PreviewBanner why={why} isOwn={store.ownerId === readerId}>
          <TextLink
            to="/producer/popup-stores/$storeId/edit"
            params={{ storeId: store.id }}
            display="inline-flex"
            alignItems="center"
            minHeight="touch"
            color="onSoon"
          >
            {previewMessages.toStore}
          </TextLink>
        </PreviewBanner>
      ) : null}
      <WithoutFavourites>
        <StorePage
          content={{ ...content, store: asPublished(store) }}
          now={now}
          Offer={Offer}
          terms={<SaleTermsList owner={store.ownerInfo ?? null} beside />}
        />
      </WithoutFavourites>
    </>
  );
};
