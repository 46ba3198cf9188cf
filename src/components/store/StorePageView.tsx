import { useSelector } from '@xstate/react';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { SnapshotFrom } from 'xstate';
import { titleOf } from '../../../contract/shell/screen-metadata.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import type { StorePageActorRef, StorePageContent } from '../../machines/stores/store-page.machine.ts';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { failureText } from '../feedback/failure.messages.ts';
import { TextLink } from '../layout/AppLink.tsx';
import { Container } from '../layout/Container.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { StorePage } from './StorePage.tsx';
import { storePageMessages } from './store-page.messages.ts';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import { useFormatter } from '../market/formatter-context.ts';
import { storeJsonLdText } from './store-json-ld.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { SkeletonBlock, ProductGridSkeleton } from '../feedback/Skeletons.tsx';

/** Skeleton of a store page. */
const StoreSkeleton = () => (
  <Container aria-busy="true" paddingBottom="12">
    <SkeletonBlock aspectRatio={{ base: '4 / 3', md: '9 / 4' }} height="auto" borderRadius="card" />
    <chakra.div display="grid" gap="3" paddingBlock="8">
      <SkeletonBlock width="12rem" />
      <SkeletonBlock width="60%" height="3rem" />
      <SkeletonBlock width="80%" />
    </chakra.div>
    <ProductGridSkeleton count={8} />
  </Container>
);

/** Structured data of a store for search engines (JSON-LD). */
function StoreData({ store }: { store: PopupStore }) {
  const { absolute } = useFormatter();
  return (
    <script
      type="application/ld+json"
      // Raw HTML, because React would escape quotes, which script elements do not decode. storeJsonLdText escapes every "<".
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: storeJsonLdText(store, { absolute }) }}
    />
  );
}

type Snapshot = SnapshotFrom<StorePageActorRef>;
const selectContext = ({ context }: Snapshot) => context;
const selectIsGone = (snapshot: Snapshot) => snapshot.matches('notFound');
const selectHasFailed = (snapshot: Snapshot) => snapshot.matches('failed');

interface StorePageStatesProps {
  actorRef: StorePageActorRef;
  /** Title of the document while the store cannot be loaded. */
  failedTitle: string;
  /** Component for a missing store; possibly lazy. */
  Missing: ComponentType<{ idOrSlug: string }>;
  children: (content: StorePageContent, now: number) => ReactNode;
}

/** Loading states of the page of a store, public or as a preview. */
export function StorePageStates({ actorRef, failedTitle, Missing, children }: StorePageStatesProps) {
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
        <PageHead title={failedTitle} hidden />
        <PageTitle>{storePageMessages.title}</PageTitle>
        <ErrorState
          message={failureText(failure)}
          onRetried={() => actorRef.send({ type: 'retry.requested' })}
        />
      </Container>
    );
  }
  return content ? children(content, now) : <StoreSkeleton />;
}

interface StorePageViewProps extends Pick<StorePageStatesProps, 'actorRef' | 'Missing'> {
  /** Product card connected to the cart. */
  Offer: ComponentType<{ product: Product; priority?: boolean }>;
}

/** Store screen, in each loading state (R2.17). */
export const StorePageView = ({ actorRef, Offer, Missing }: StorePageViewProps) => (
  <StorePageStates actorRef={actorRef} failedTitle={titleOf('/tienda/$id')} Missing={Missing}>
    {(content, now) => <PublicStorePage content={content} now={now} Offer={Offer} />}
  </StorePageStates>
);

interface PublicStorePageProps extends Pick<StorePageViewProps, 'Offer'> {
  content: StorePageContent;
  now: number;
}

const PublicStorePage = ({ content, now, Offer }: PublicStorePageProps) => {
  const { store } = content;
  return (
    <>
      <PageHead
        path={`/tienda/${store.slug}`}
        title={store.name}
        description={store.config.tagline ?? store.description}
        store={store}
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
};
