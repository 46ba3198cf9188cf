import type { ComponentType, ReactNode } from 'react';
import type { Product } from '../../../contract/catalogue/product.ts';
import type { StorePageContent } from '../../machines/stores/store-page.machine.ts';
import { StoreHeader } from '../market/StoreHeader.tsx';
import { StoreFirstProducts } from './StoreFirstProducts.tsx';
import { StoreThemeStyles } from './StoreThemeStyles.tsx';
import { StoreFacts } from './StoreFacts.tsx';
import { StoreOwner } from './StoreOwner.tsx';

interface StorePageProps {
  content: StorePageContent;
  /** Current time in ms UTC. */
  now: number;
  /** Product card connected to the cart. */
  Offer: ComponentType<{ product: Product; priority?: boolean }>;
  /** Sale terms of the store, or a link to them. */
  terms: ReactNode;
}

/** Content of a store page in the store's theme (R2.17, R3.7). */
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
    <StoreFirstProducts
      store={store}
      products={products}
      hasMore={pagination?.hasMore ?? false}
      now={now}
      Offer={Offer}
    />
    <StoreOwner store={store} terms={terms} />
  </StoreThemeStyles>
);
