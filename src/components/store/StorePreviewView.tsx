import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { Product } from '../../../contract/catalogue/product.ts';
import type { StoreDraftActorRef } from '../../machines/producer/stores/store-draft.machine.ts';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { failureText } from '../feedback/failure.messages.ts';
import { TextLink } from '../layout/AppLink.tsx';
import { Container } from '../layout/Container.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { draftMessages, storeDraftText } from '../market/draft.messages.ts';
import { DraftStrip } from '../market/DraftStrip.tsx';
import { SaleParts } from '../market/SaleParts.tsx';
import { asPublished } from './as-published.ts';
import { StoreNotFound } from './StoreNotFound.tsx';
import { StorePage } from './StorePage.tsx';
import { StoreSkeleton } from './StoreSkeleton.tsx';
import { storePageMessages } from './store-page.messages.ts';

type Snapshot = SnapshotFrom<StoreDraftActorRef>;
const selectContext = ({ context }: Snapshot) => context;
const selectIsGone = (snapshot: Snapshot) => snapshot.matches('notFound');
const selectHasFailed = (snapshot: Snapshot) => snapshot.matches('failed');

interface StorePreviewViewProps {
  actorRef: StoreDraftActorRef;
  /** Id of the current user. */
  readerId: string;
  /** Product card connected to the cart. */
  Offer: ComponentType<{ product: Product; priority?: boolean }>;
}

/** Preview of a store page with a banner that it is not public. */
export function StorePreviewView({ actorRef, readerId, Offer }: StorePreviewViewProps) {
  const { question, content, now, failure } = useSelector(actorRef, selectContext);
  const isGone = useSelector(actorRef, selectIsGone);
  const hasFailed = useSelector(actorRef, selectHasFailed);
  if (isGone) return <StoreNotFound idOrSlug={question.idOrSlug} />;
  if (hasFailed && failure) {
    return (
      <Container paddingTop="10">
        <PageHead title={storePageMessages.title} hidden />
        <PageTitle>{storePageMessages.title}</PageTitle>
        <ErrorState
          message={failureText(failure)}
          onRetried={() => actorRef.send({ type: 'retry.requested' })}
        />
      </Container>
    );
  }
  if (!content) return <StoreSkeleton />;
  const { store } = content;
  const why = storeDraftText(store);
  return (
    <>
      <PageHead title={store.name} hidden />
      {why ? (
        <DraftStrip why={why} isOwn={store.ownerId === readerId}>
          <TextLink
            to="/producer/popup-stores/$storeId/edit"
            params={{ storeId: store.id }}
            display="inline-flex"
            alignItems="center"
            minHeight="touch"
            color="onSoon"
          >
            {draftMessages.toStore}
          </TextLink>
        </DraftStrip>
      ) : null}
      <StorePage
        content={{ ...content, store: asPublished(store) }}
        now={now}
        Offer={Offer}
        terms={<SaleParts owner={store.ownerInfo ?? null} beside />}
      />
    </>
  );
}
