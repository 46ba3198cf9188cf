import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { type ComponentType, Suspense, useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import { titleOf } from '../../../contract/shell/screen-metadata.ts';
import { picturesOf } from '../../../contract/uploads/picture.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import type { ProductActorRef } from '../../machines/catalogue/product.machine.ts';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { Container } from '../layout/Container.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { visuallyHiddenStyles } from '../layout/visually-hidden-styles.ts';
import { lazyWithFallback } from '../hydration/lazy-with-fallback.ts';
import type { PictureViewerProps } from './PictureViewer.tsx';
import { ProductDetails } from './ProductDetails.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { productFailureText } from './product-failure.messages.ts';
import { productPageMessages } from './product-page.messages.ts';

/** Lazy: loads when a picture is first enlarged; if its code cannot be loaded, nothing happens. */
const PictureViewer = lazyWithFallback(
  () => import('./PictureViewer.tsx').then((part) => part.PictureViewer),
  NoViewer,
);

function NoViewer({ onClosed }: PictureViewerProps) {
  useEffect(onClosed);
  return null;
}

type Snapshot = SnapshotFrom<ProductActorRef>;
const selectContext = ({ context }: Snapshot) => context;
const selectHasFailed = (snapshot: Snapshot) => snapshot.matches('failed');
const selectIsGone = (snapshot: Snapshot) => snapshot.matches('notFound');
const selectIsEnlarged = (snapshot: Snapshot) => snapshot.matches({ ready: 'enlarged' });

export interface PurchaseProps {
  product: Product;
  /** Reason why the product's store is closed; null if it is open. */
  closedReason: string | null;
}

interface ProductViewProps {
  actorRef: ProductActorRef;
  /** Product card connected to the cart. */
  Offer: ComponentType<{ product: Product; priority?: boolean }>;
  /** Purchase panel: quantity and add button. */
  Purchase: ComponentType<PurchaseProps>;
  /** Component for a missing product; possibly lazy. */
  Missing: ComponentType<{ id: string }>;
  /** ISO 4217 code, for the structured data. */
  currency: string;
}

/** Product screen, in each loading state (R2.1). */
export function ProductView({ actorRef, Offer, Purchase, Missing, currency }: ProductViewProps) {
  const { question, content, picture, now, failure, glimpse } = useSelector(actorRef, selectContext);
  const hasFailed = useSelector(actorRef, selectHasFailed);
  const isGone = useSelector(actorRef, selectIsGone);
  const isEnlarged = useSelector(actorRef, selectIsEnlarged);
  if (isGone) {
    return (
      <Suspense fallback={<ProductSkeleton />}>
        <Missing id={question.id} />
      </Suspense>
    );
  }
  if (hasFailed && failure) {
    return (
      <Container>
        <PageHead title={titleOf('/products/$id')} hidden />
        <chakra.h1 tabIndex={-1} css={visuallyHiddenStyles}>
          {productPageMessages.title}
        </chakra.h1>
        <ErrorState
          message={productFailureText(failure)}
          onRetried={() => actorRef.send({ type: 'retry.requested' })}
        />
      </Container>
    );
  }
  if (!content) return <ProductSkeleton glimpse={glimpse} />;
  return (
    <>
      <ProductDetails
        page={content}
        picture={picture}
        glimpse={glimpse}
        now={now}
        Offer={Offer}
        Purchase={Purchase}
        currency={currency}
        onPictureChosen={(index) => actorRef.send({ type: 'picture.chosen', index })}
        onPictureEnlarged={() => actorRef.send({ type: 'picture.enlarged' })}
      />
      {isEnlarged ? (
        <Suspense fallback={null}>
          <PictureViewer
            name={content.product.name}
            pictures={picturesOf(content.product)}
            shown={picture}
            onPictureChosen={(index) => actorRef.send({ type: 'picture.chosen', index })}
            onClosed={() => actorRef.send({ type: 'picture.reduced' })}
          />
        </Suspense>
      ) : null}
    </>
  );
}
