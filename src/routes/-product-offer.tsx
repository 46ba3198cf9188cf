import { memo } from 'react';
import type { Product } from '../../contract/product.ts';
import { ProductCard } from '../components/market/ProductCard.tsx';
import { useCartLine } from './-cart-line.ts';

interface ProductOfferProps {
  product: Product;
  priority?: boolean;
}

/** A product's card joined to the cart. */
export const ProductOffer = memo(function ProductOffer({ product, priority = false }: ProductOfferProps) {
  const { add, onAdd } = useCartLine(product);
  return <ProductCard product={product} priority={priority} add={add} onAdd={() => onAdd(1)} />;
});
