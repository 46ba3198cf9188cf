import { memo } from 'react';
import type { Product } from '../../../contract/products/product.ts';
import { AddButton } from '../../components/market/AddButton.tsx';
import { ProductCard } from '../../components/market/ProductCard.tsx';
import { useCartLine } from './cart-line.ts';

interface ProductOfferProps {
  product: Product;
  priority?: boolean;
}

function AddOne({ product }: { product: Product }) {
  const { add, onAdd } = useCartLine(product);
  return <AddButton state={add} productName={product.name} onAdd={() => onAdd(1)} />;
}

/** A product's card joined to the cart. */
export const ProductOffer = memo(function ProductOffer(props: ProductOfferProps) {
  return <ProductCard {...props} Add={AddOne} />;
});
