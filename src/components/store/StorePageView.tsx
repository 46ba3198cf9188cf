import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { SnapshotFrom } from 'xstate';
import { titleOf } from '../../../contract/pages/screen-facts.ts';
import type { Product } from '../../../contract/products/product.ts';
import type { StorePageActorRef } from '../../machines/store-page/store-page.machine.ts';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { failureText } from '../feedback/failure.messages.ts';
import { Container } from '../layout/Container.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { StoreHeader } from '../market/StoreHeader.tsx';
import { StoreCounter } from './StoreCounter.tsx';
import { StoreData } from './StoreData.tsx';
import { StoreDress } from './StoreDress.tsx';
import { StoreFacts } from './StoreFacts.tsx';
import { StoreNotFound } from './StoreNotFound.tsx';
import { StoreOwner } from './StoreOwner.tsx';
import { StoreSkeleton } from './StoreSkeleton.tsx';
import { storePageMessages } from './store-page.messages.ts';

type Snapshot = SnapshotFrom<StorePageActorRef>;
const selectContext = ({ context }: Snapshot) => context;
const selectIsGone = (snapshot: Snapshot) => snapshot.matches('notFound');
const selectHasFailed = (snapshot: Snapshot) => snapshot.matches('failed');

interface StorePageViewProps {
  actorRef: StorePageActorRef;
  /** A product's card joined to the cart. */
  Offer: ComponentType<{ product: Product; priority?: boolean }>;
}

/** The public page of one store in each of its states, in its own dress (R2.17, R3.7). */
export function StorePageView({ actorRef, Offer }: StorePageViewProps) {
  const { question, content, now, failure } = useSelector(actorRef, selectContext);
  const isGone = useSelector(actorRef, selectIsGone);
  const hasFailed = useSelector(actorRef, selectHasFailed);
  if (isGone) return <StoreNotFound idOrSlug={question.idOrSlug} />;
  if (hasFailed && failure) {
    return (
      <Container paddingTop="10">
        <PageHead title={titleOf('/tienda/$id')} hidden />
        <PageTitle>{storePageMessages.title}</PageTitle>
        <ErrorState
          message={failureText(failure)}
          onRetried={() => actorRef.send({ type: 'retry.requested' })}
        />
      </Container>
    );
  }
  if (!content) return <StoreSkeleton />;
  const { store, products, pagination } = content;
  return (
    <StoreDress config={store.config}>
      <PageHead
        path={`/tienda/${store.slug}`}
        title={store.name}
        description={store.config.tagline ?? store.description}
        picture={store.heroImageUrl ?? store.config.heroImage}
      />
      <StoreData store={store} />
      <StoreHeader store={store} now={now}>
        <StoreFacts store={store} now={now} />
      </StoreHeader>
      <StoreCounter
        store={store}
        products={products}
        hasMore={pagination?.hasMore ?? false}
        now={now}
        Offer={Offer}
      />
      <StoreOwner store={store} />
    </StoreDress>
  );
}
