import type { PopupStore } from '../../../contract/popup-store.ts';
import type { Product } from '../../../contract/product.ts';
import { picturesOf } from '../../../contract/picture.ts';

/** A product as schema.org describes it, safe inside a script element. `currency` is an ISO 4217 code, addresses are whole. */
export function productData(
  product: Product,
  store: Pick<PopupStore, 'name' | 'endDate'> | null,
  { currency, absolute }: { currency: string; absolute: (address: string) => string },
): string {
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
      availability: `https://schema.org/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
      ...(store?.endDate ? { availabilityEnds: store.endDate } : {}),
      ...(store ? { seller: { '@type': 'Organization', name: store.name } } : {}),
    },
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
