import { memo } from 'react';
import type { Product } from '../../../contract/catalogue/product.ts';
import { DeferredHydration } from '../../components/hydration/DeferredHydration.tsx';
import {
  ProductCardFooter,
  type ProductCardFooterProps,
} from '../../components/market/ProductCardFooter.tsx';
import { ProductCard } from '../../components/market/ProductCard.tsx';
import { useCartLine } from '../cart/cart-line.ts';
import { isBuyer } from '../../../contract/account/role.ts';
import { useAudience } from '../shell/use-audience.ts';

/** True if the viewer may buy: a consumer, or a visitor who may become one (R1.2). */
const useIsBuyer = (): boolean => isBuyer(useAudience());

interface ProductOfferProps {
  product: Product;
  priority?: boolean;
}

function Foot(props: ProductCardFooterProps) {
  const { add, held, onAdd } = useCartLine(props.product);
  return <ProductCardFooter {...props} add={useIsBuyer() ? add : null} held={held} onAdd={() => onAdd(1)} />;
}

/** Product card, connected to the cart. */
export const ProductOffer = memo(function ProductOffer(props: ProductOfferProps) {
  return (
    <DeferredHydration>
      <ProductCard {...props} Foot={Foot} />
    </DeferredHydration>
  );
});
