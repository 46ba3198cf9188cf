import type { ComponentType, ReactNode } from 'react';
import type { Product } from '../../../contract/catalogue/product.ts';
import type { StorePageContent } from '../../machines/stores/store-page.machine.ts';
import { StoreHeader } from '../market/StoreHeader.tsx';
import { StoreCounter } from './StoreCounter.tsx';
import { StoreThemeStyles } from './StoreThemeStyles.tsx';
import { StoreFacts } from './StoreFacts.tsx';
import { StoreOwner } from './StoreOwner.tsx';

interface StorePageProps {
  content: StorePageContent;
  /** Now, in ms UTC. */
  now: number;
  /** A product's card joined to the cart. */
  Offer: ComponentType<{ product: Product; priority?: boolean }>;
  /** What the store tells of its sale, or the way there. */
  terms: ReactNode;
}

/** What a store's page shows of it, in its own dress (R2.17, R3.7). */
export const StorePage = ({
  content: { store, products, pagination },
  now,
  Offer,
  terms,
}: StorePageProps) => (
  <StoreThemeStyles config={store.config}>
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
    <StoreOwner store={store} terms={terms} />
  </StoreThemeStyles>
);
