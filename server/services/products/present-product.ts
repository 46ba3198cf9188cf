import { pictureUrl } from '../../../contract/picture.ts';
import { toUnits } from '../../../contract/money.ts';
import type { Product } from '../../../contract/product.ts';
import { products } from '../../db/schema-products.ts';

/** The columns that `presentProduct` needs. */
export const productColumns = {
  id: products.id,
  name: products.name,
  producerName: products.producerName,
  producerId: products.producerId,
  shortDescription: products.shortDescription,
  priceCents: products.priceCents,
  stock: products.stock,
  pictureNames: products.pictureNames,
  isActive: products.isActive,
  popupStoreId: products.popupStoreId,
  isPopupStoreExclusive: products.isPopupStoreExclusive,
  createdAt: products.createdAt,
  updatedAt: products.updatedAt,
  version: products.version,
};

export type ProductRow = Pick<typeof products.$inferSelect, keyof typeof productColumns>;

/** A product as the wire has it (R3.10), its price in currency units. */
export function presentProduct({
  priceCents,
  pictureNames,
  createdAt,
  updatedAt,
  ...row
}: ProductRow): Product {
  const imageUrls = pictureNames.map(pictureUrl);
  return {
    ...row,
    price: toUnits(priceCents),
    thumbnailUrl: imageUrls[0] ?? null,
    imageUrls,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
