import {
  array,
  boolean,
  type Infer,
  is,
  literal,
  nullable,
  number,
  object,
  optional,
  string,
} from 'superstruct';
import { isNew } from '../../../../contract/uploads/gallery.ts';
import { isSameValue, type ProductValues } from './product-values.ts';

/** What was typed and chosen that differs from what counts as unchanged. */
const Fields = object({
  name: optional(string()),
  shortDescription: optional(string()),
  price: optional(string()),
  stock: optional(string()),
  producerName: optional(string()),
  popupStoreId: optional(string()),
  isPopupStoreExclusive: optional(boolean()),
  contentAmount: optional(string()),
  contentUnit: optional(string()),
  ingredients: optional(string()),
  allergens: optional(array(string())),
  materials: optional(string()),
  sizes: optional(string()),
});
type Fields = Infer<typeof Fields>;

/** A product as it is kept for a reload. A change of its shape takes another version; unknown ones are dropped. */
const ProductDraft = object({
  version: literal(1),
  userId: string(),
  /** The product that is changed; null for a new one. */
  of: nullable(string()),
  fields: Fields,
  /** How many pictures were chosen and not sent: a file cannot be kept. */
  missing: number(),
});
export type ProductDraft = Infer<typeof ProductDraft>;

type Whose = Pick<ProductDraft, 'userId' | 'of'>;

const NAMES = Object.keys(Fields.schema) as (keyof Fields)[];

/** What is worth keeping of a form; null where nothing was typed or chosen. */
export function draftOf(whose: Whose, values: ProductValues, baseline: ProductValues): ProductDraft | null {
  const changed = NAMES.filter((name) => !isSameValue(values[name], baseline[name]));
  const missing = values.pictures.items.filter(isNew).length;
  if (changed.length === 0 && missing === 0) return null;
  const fields = Object.fromEntries(changed.map((name) => [name, values[name]]));
  return { version: 1, ...whose, fields, missing };
}

/** A kept product, if it is one that this version wrote for this producer and this product; null else. */
export const readProductDraft = (kept: unknown, { userId, of }: Whose): ProductDraft | null =>
  is(kept, ProductDraft) && kept.userId === userId && kept.of === of ? kept : null;
