import type { Product } from './product.ts';

/** Seller name of a product: the current account name, or the stored producer name if the account name is absent. */
export const sellerNameOf = ({ sellerName, producerName }: Pick<Product, 'sellerName' | 'producerName'>) =>
  sellerName ?? producerName;
