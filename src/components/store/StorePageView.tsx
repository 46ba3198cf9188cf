import { useSelector } from '@xstate/react';
import { type ComponentType, Suspense } from 'react';
import type { SnapshotFrom } from 'xstate';
import { titleOf } from '../../../contract/shell/screen-metadata.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import type { StorePageActorRef } from '../../machines/stores/store-page.machine.ts';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { failureText } from '../feedback/failure.messages.ts';
import { TextLink } from '../layout/AppLink.tsx';
import { Container } from '../layout/Container.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { StorePage } from './StorePage.tsx';
import { StoreSkeleton } from './StoreSkeleton.tsx';
import { storePageMessages } from './store-page.messages.ts';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import { useFormatter } from '../market/formatter-context.ts';
import { storeData } from './store-data.ts';

/** Structured data of a store for search engines (JSON-LD). */
function StoreData({ store }: { store: PopupStore }) {
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

type Snapshot = SnapshotFrom<StorePageActorRef>;
const selectContext = ({ context }: Snapshot) => context;
const selectIsGone = (snapshot: Snapshot) => snapshot.matches('notFound');
const selectHasFailed = (snapshot: Snapshot) => snapshot.matches('failed');

interface StorePageViewProps {
  actorRef: StorePageActorRef;
  /** Product card connected to the cart. */
  Offer: ComponentType<{ product: Product; priority?: boolean }>;
  /** Component for a missing store; possibly lazy. */
  Missing: ComponentType<{ idOrSlug: string }>;
}

/** Store screen, in each loading state (R2.17). */
export function StorePageView({ actorRef, Offer, Missing }: StorePageViewProps) {
  const { question, content, now, failure } = useSelector(actorRef, selectContext);
  const isGone = useSelector(actorRef, selectIsGone);
  const hasFailed = useSelector(actorRef, selectHasFailed);
  if (isGone) {
    return (
      <Suspense fallback={<StoreSkeleton />}>
        <Missing idOrSlug={question.idOrSlug} />
      </Suspense>
    );
  }
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
  const { store } = content;
  return (
    <>
      <PageHead
        path={`/tienda/${store.slug}`}
        title={store.name}
        description={store.config.tagline ?? store.description}
        picture={store.heroImageUrl ?? store.config.heroImage}
      />
      <StoreData store={store} />
      <StorePage
        content={content}
        now={now}
        Offer={Offer}
        terms={
          <TextLink
            to="/condiciones/$id"
            params={{ id: store.slug }}
            display="inline-flex"
            alignItems="center"
            minHeight="touch"
          >
            {storePageMessages.terms}
          </TextLink>
        }
      />
    </>
  );
}
