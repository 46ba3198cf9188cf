import type { Product } from '../../contract/product.ts';
import { ProductCard } from '../components/market/ProductCard.tsx';

interface ProductOfferProps {
  product: Product;
  priority?: boolean;
}

/** A product's card joined to the cart. */
export function ProductOffer({ product, priority = false }: ProductOfferProps) {
  return <ProductCard product={product} priority={priority} add={{ kind: 'idle' }} onAdd={() => undefined} />;
}
