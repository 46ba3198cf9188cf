import type { ComponentType } from 'react';
import type { Product } from '../../../contract/catalogue/product.ts';
import { Container } from '../layout/Container.tsx';
import { ProductGrid } from '../market/ProductGrid.tsx';
import { SectionHeading } from '../market/SectionHeading.tsx';

interface RelatedProductsProps {
  products: readonly Product[];
  /** The store or the producer they come from. */
  origin: string;
  Offer: ComponentType<{ product: Product; priority?: boolean }>;
}

/** What lies beside it on the counter. */
export function RelatedProducts({ products, origin, Offer }: RelatedProductsProps) {
  if (products.length === 0) return null;
  return (
    <Container as="section" aria-labelledby="junto" paddingTop={{ base: '12', md: '16' }}>
      <SectionHeading id="junto">{`Más de ${origin}`}</SectionHeading>
      <ProductGrid>
        {products.map((product) => (
          <Offer key={product.id} product={product} />
        ))}
      </ProductGrid>
    </Container>
  );
}
