import type { ComponentType } from 'react';
import type { Product } from '../../../contract/catalogue/product.ts';
import { Container } from '../layout/Container.tsx';
import { ProductGrid } from '../market/ProductGrid.tsx';
import { SectionHeading } from '../market/SectionHeading.tsx';

interface RelatedProductsProps {
  products: readonly Product[];
  /** Name of the products' store or producer. */
  origin: string;
  Offer: ComponentType<{ product: Product; priority?: boolean }>;
}

/** Related products of the same store or producer. */
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
