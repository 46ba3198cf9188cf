import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { Product } from '../../../contract/product.ts';
import type { ProductActorRef } from '../../machines/product/product.machine.ts';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { Container } from '../layout/Container.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { hidden } from '../layout/hidden.ts';
import { ProductDetails } from './ProductDetails.tsx';
import { ProductNotFound } from './ProductNotFound.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { productFailureText } from './product-failure.messages.ts';
import { productPageMessages } from './product-page.messages.ts';

type Snapshot = SnapshotFrom<ProductActorRef>;
const selectContext = ({ context }: Snapshot) => context;
const selectState = ({ value }: Snapshot) => value;

export interface PurchaseProps {
  product: Product;
  /** Why the product's store does not sell now; null when it does. */
  closedReason: string | null;
}

interface ProductViewProps {
  actorRef: ProductActorRef;
  /** A product's card joined to the cart. */
  Offer: ComponentType<{ product: Product; priority?: boolean }>;
  /** How many, and into the cart. */
  Purchase: ComponentType<PurchaseProps>;
  /** ISO 4217, for those who read the page by program. */
  currency: string;
}

/** The page of one product, in each of its states (R2.1). */
export function ProductView({ actorRef, Offer, Purchase, currency }: ProductViewProps) {
  const { page, picture, now, failure } = useSelector(actorRef, selectContext);
  const state = useSelector(actorRef, selectState);
  if (state === 'notFound') return <ProductNotFound />;
  if (state === 'failed' && failure) {
    return (
      <Container>
        <PageHead title={productPageMessages.title} hidden />
        <chakra.h1 tabIndex={-1} css={hidden}>
          {productPageMessages.title}
        </chakra.h1>
        <ErrorState
          message={productFailureText(failure)}
          onRetried={() => actorRef.send({ type: 'retry.requested' })}
        />
      </Container>
    );
  }
  if (!page) return <ProductSkeleton />;
  return (
    <ProductDetails
      page={page}
      picture={picture}
      now={now}
      Offer={Offer}
      Purchase={Purchase}
      currency={currency}
      onPictureChosen={(index) => actorRef.send({ type: 'picture.chosen', index })}
    />
  );
}
