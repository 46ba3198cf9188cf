import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import { picturesOf } from '../../../contract/uploads/picture.ts';
import { openingStateAt } from '../../../contract/stores/opening-state.ts';

interface Market {
  /** ISO 4217 code. */
  currency: string;
  /** Turns a path of this site into an absolute URL. */
  absolute: (address: string) => string;
  /** In ms UTC. */
  now: number;
}

/** JSON-LD of a product (schema.org), safe inside a script element. Available means: in stock and its store is open. */
export function productJsonLdText(
  product: Product,
  store: Pick<PopupStore, 'name' | 'status' | 'startDate' | 'endDate'> | null,
  { currency, absolute, now }: Market,
): string {
  const isSold = product.stock > 0 && (store === null || openingStateAt(store, now) === 'open');
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.shortDescription,
    image: picturesOf(product).map(absolute),
    sku: product.id,
    brand: { '@type': 'Brand', name: product.producerName },
    offers: {
      '@type': 'Offer',
      url: absolute(`/products/${product.id}`),
      price: product.price.toFixed(2),
      priceCurrency: currency,
      availability: `https://schema.org/${isSold ? 'InStock' : 'OutOfStock'}`,
      ...(store?.startDate ? { availabilityStarts: store.startDate } : {}),
      ...(store?.endDate ? { availabilityEnds: store.endDate } : {}),
      ...(store ? { seller: { '@type': 'Organization', name: store.name } } : {}),
    },
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
