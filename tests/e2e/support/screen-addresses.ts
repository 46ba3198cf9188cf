import { fillPathParameters } from '../../../contract/shell/screen-lookup.ts';
import type { Product } from '../../../contract/catalogue/product.ts';

interface Things {
  product: Pick<Product, 'id' | 'popupStoreId'>;
  orderId: string | undefined;
  messageId: string;
}

/** Address of a screen from the table, with a matching id for its parameter. */
export const screenAddressFor =
  ({ product, orderId, messageId }: Things) =>
  (path: string): string => {
    if (/messages/.test(path)) return fillPathParameters(path, messageId);
    if (/products/.test(path)) return fillPathParameters(path, product.id);
    if (/order/.test(path)) return fillPathParameters(path, orderId ?? '');
    return fillPathParameters(path, product.popupStoreId ?? '');
  };
