import type { Product } from './product.ts';

/** Who sells a product: its account, by the name that it has today; the one on the goods where nobody told. */
export const sellerNameOf = ({ sellerName, producerName }: Pick<Product, 'sellerName' | 'producerName'>) =>
  sellerName ?? producerName;
