import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentType, useMemo } from 'react';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import { LinkButton } from '../forms/Button.tsx';
import { Container } from '../layout/Container.tsx';
import { ProductGrid } from '../market/ProductGrid.tsx';
import { SectionHeading } from '../market/SectionHeading.tsx';
import { VisibleStoresProvider } from '../market/visible-stores-context.ts';
import { storePageMessages } from './store-page.messages.ts';

interface StoreFirstProductsProps {
  store: PopupStore;
  products: readonly Product[];
  hasMore: boolean;
  /** Current time in ms UTC. */
  now: number;
  /** Product card connected to the cart. */
  Offer: ComponentType<{ product: Product; priority?: boolean }>;
}

/** First products of a store with a link to all of them. */
export function StoreFirstProducts({ store, products, hasMore, now, Offer }: StoreFirstProductsProps) {
  const isOneSeller = new Set(products.map(({ producerName }) => producerName)).size === 1;
  const inSight = useMemo(() => ({ stores: [store], now, isOneSeller }), [store, now, isOneSeller]);
  const { counter, bare, everything } = storePageMessages;
  return (
    <Container as="section" aria-labelledby="mostrador" paddingBottom="12">
      <SectionHeading id="mostrador">{counter}</SectionHeading>
      {products.length > 0 ? (
        <VisibleStoresProvider value={inSight}>
          <ProductGrid>
            {products.map((product) => (
              <Offer key={product.id} product={product} />
            ))}
          </ProductGrid>
        </VisibleStoresProvider>
      ) : (
        <chakra.p color="ink2">{bare}</chakra.p>
      )}
      {hasMore ? (
        <chakra.div display="flex" justifyContent="center" paddingTop="8">
          <LinkButton href={`/products?popups=${store.slug}`} variant="quiet">
            {everything}
          </LinkButton>
        </chakra.div>
      ) : null}
    </Container>
  );
}
