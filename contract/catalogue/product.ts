import {
  array,
  boolean,
  coerce,
  type Infer,
  nullable,
  number,
  object,
  optional,
  string,
  type Struct,
  type,
} from 'superstruct';
import { Id } from '../values/id.ts';
import { PageInfo } from '../api/pagination.ts';
import { PopupStore } from '../stores/popup-store.ts';
import { CorrectedSearch } from './corrected-search.ts';
import { ProductFacets } from './product-facets.ts';
import { mapTextAttributes } from './text-attributes.ts';

const { status, startDate, endDate } = PopupStore.schema;

/** «extension» Store fields in a product: name, status and dates, which say if and until when it can be bought (R4.10). */
export const ProductStore = object({ name: optional(string()), status, startDate, endDate });
export type ProductStore = Infer<typeof ProductStore>;

const ProductAttributesAnswer = object({
  content: optional(object({ amount: number(), unit: string() })),
  allergens: optional(array(string())),
  ...mapTextAttributes(() => optional(string())),
});
export type ProductAttributesAnswer = Infer<typeof ProductAttributesAnswer>;

export const WireProduct = object({
  id: Id,
  name: string(),
  producerName: string(),
  producerId: optional(string()),
  /** «extension» Current name of the producer's account. */
  sellerName: optional(string()),
  shortDescription: optional(string()),
  price: number(),
  stock: number(),
  thumbnailUrl: optional(nullable(string())),
  imageUrls: optional(array(string())),
  isActive: optional(boolean()),
  popupStoreId: optional(nullable(string())),
  popupStore: optional(nullable(ProductStore)),
  isPopupStoreExclusive: optional(boolean()),
  /** «extension» Absent if the product has no attributes. */
  details: optional(ProductAttributesAnswer),
  createdAt: optional(string()),
  updatedAt: optional(string()),
  version: optional(number()),
});

const EitherSpelling = type({ productId: optional(string()), active: optional(boolean()) });

/** Struct that accepts both spellings of a product's fields: productId or id, active or isActive. */
export const withFieldAliases = <T, S>(wire: Struct<T, S>) =>
  coerce(wire, EitherSpelling, ({ productId, active, ...rest }) => ({
    ...(productId === undefined ? {} : { id: productId }),
    ...(active === undefined ? {} : { isActive: active }),
    ...rest,
  }));

/** Product (R3.10). Price in currency units. */
export const Product = withFieldAliases(WireProduct);
export type Product = Infer<typeof Product>;

export const ProductList = object({
  products: array(Product),
  pagination: optional(PageInfo),
  lookedFor: optional(CorrectedSearch),
  facets: optional(ProductFacets),
  categories: ProductFacets.schema.categories,
});
