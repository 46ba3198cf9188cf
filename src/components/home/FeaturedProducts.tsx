import { type ComponentType, memo } from 'react';
import type { PopupStoreCard } from '../../../contract/catalogue/list-item.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import { TextLink } from '../layout/AppLink.tsx';
import { Container } from '../layout/Container.tsx';
import { ProductGrid } from '../market/ProductGrid.tsx';
import { SectionHeading } from '../market/SectionHeading.tsx';

interface FeaturedProductsProps {
  products: readonly Product[];
  /** Chosen store of these products. */
  store: PopupStoreCard | undefined;
  /** Product card connected to the cart. */
  Offer: ComponentType<{ product: Product }>;
}

/** Newest products of the market or of the chosen store; renders nothing if there are none (R9.11). */
export const FeaturedProducts = memo(function FeaturedProducts({
  products,
  store,
  Offer,
}: FeaturedProductsProps) {
  if (products.length === 0) return null;
  return (
    <Container as="section" aria-labelledby="novedades" paddingTop={{ base: '6', md: '16' }}>
      <SectionHeading
        id="novedades"
        lead={store ? undefined : 'Lo último que ha llegado a los puestos.'}
        action={
          <TextLink href={store ? `/products?popups=${store.slug}` : '/products'}>
            {store ? `Ver todo lo de ${store.name}` : 'Ver todos los productos'}
          </TextLink>
        }
      >
        {store ? `Recién puesto en ${store.name}` : 'Recién puesto'}
      </SectionHeading>
      <ProductGrid columns={3}>
        {products.map((product) => (
          <Offer key={product.id} product={product} />
        ))}
      </ProductGrid>
    </Container>
  );
});
