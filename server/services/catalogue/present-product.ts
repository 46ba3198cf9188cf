import { sql } from 'drizzle-orm';
import { pictureUrl } from '../../../contract/uploads/picture.ts';
import { toUnits } from '../../../contract/values/money.ts';
import type { ProductAttributes } from '../../../contract/catalogue/product-attributes.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import { products } from '../../db/schema-products.ts';

/** Product columns for the wire. */
const productColumns = {
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
  details: products.details,
};

/** Values of `productColumns` in order, as JSON. */
type ProductValues = [
  id: string,
  name: string,
  producerName: string,
  producerId: string,
  shortDescription: string,
  priceCents: number,
  stock: number,
  pictureNames: string[],
  isActive: boolean,
  popupStoreId: string | null,
  isPopupStoreExclusive: boolean,
  createdAt: string,
  updatedAt: string,
  version: number,
  details: ProductAttributes | null,
];

/** Product as a single JSON value; for twenty products this takes half the time of separate columns. */
export const productValuesSql = sql<ProductValues>`json_build_array(${sql.join(Object.values(productColumns), sql`, `)})`;

/** ISO 8601 UTC timestamp from PostgreSQL's JSON text. */
const instant = (text: string): string => new Date(text).toISOString();

/** Product for the wire (R3.10), price in currency units. */
export function presentProduct([
  id,
  name,
  producerName,
  producerId,
  shortDescription,
  priceCents,
  stock,
  pictureNames,
  isActive,
  popupStoreId,
  isPopupStoreExclusive,
  createdAt,
  updatedAt,
  version,
  details,
]: ProductValues): Product {
  const imageUrls = pictureNames.map(pictureUrl);
  return {
    id,
    name,
    producerName,
    producerId,
    shortDescription,
    price: toUnits(priceCents),
    stock,
    thumbnailUrl: imageUrls[0] ?? null,
    imageUrls,
    isActive,
    popupStoreId,
    isPopupStoreExclusive,
    createdAt: instant(createdAt),
    updatedAt: instant(updatedAt),
    version,
    ...(details && { details }),
  };
}
