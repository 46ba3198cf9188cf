import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import { useFormatter } from '../market/formatter-context.ts';
import { productData } from './product-data.ts';

interface ProductDataProps {
  product: Product;
  store: PopupStore | null;
  currency: string;
  /** Now, in ms UTC. */
  now: number;
}

/** The product for search engines. */
export function ProductData({ product, store, currency, now }: ProductDataProps) {
  const { absolute } = useFormatter();
  return (
    <script
      type="application/ld+json"
      // React would write quotes as entities, which a script element does not read; productData leaves no "<" in it.
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: productData(product, store, { currency, absolute, now }) }}
    />
  );
}
