import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import { useFormatter } from '../market/formatter-context.ts';
import { productJsonLdText } from './product-json-ld.ts';

interface ProductJsonLdProps {
  product: Product;
  store: PopupStore | null;
  currency: string;
  /** Current time in ms UTC. */
  now: number;
}

/** Structured data of a product for search engines (JSON-LD). */
export function ProductJsonLd({ product, store, currency, now }: ProductJsonLdProps) {
  const { absolute } = useFormatter();
  return (
    <script
      type="application/ld+json"
      // Raw HTML, because React would escape quotes, which script elements do not decode. productJsonLdText escapes every "<".
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: productJsonLdText(product, store, { currency, absolute, now }) }}
    />
  );
}
