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
import { mapTextAttributes } from '../../../../contract/catalogue/text-attributes.ts';
import { isNewPicture } from '../../../../contract/uploads/gallery.ts';
import { isSameValue, type ProductValues } from './product-values.ts';

/** Form values that differ from the baseline. */
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
  allergens: optional(array(string())),
  ...mapTextAttributes(() => optional(string())),
});
type Fields = Infer<typeof Fields>;

/**
 * Saved form of a product for a reload. A change of its shape needs a new version number; unknown versions
 * are dropped.
 */
const UnsavedProductForm = object({
  version: literal(1),
  userId: string(),
  /** Id of the edited product; null for a new one. */
  of: nullable(string()),
  fields: Fields,
  /** Number of chosen pictures that were not uploaded: files cannot be stored. */
  missing: number(),
});
export type UnsavedProductForm = Infer<typeof UnsavedProductForm>;

type Whose = Pick<UnsavedProductForm, 'userId' | 'of'>;

const NAMES = Object.keys(Fields.schema) as (keyof Fields)[];

/** Draft of a form; null if nothing differs from the baseline. */
export function unsavedProductFormOf(
  whose: Whose,
  values: ProductValues,
  baseline: ProductValues,
): UnsavedProductForm | null {
  const changed = NAMES.filter((name) => !isSameValue(values[name], baseline[name]));
  const missing = values.pictures.items.filter(isNewPicture).length;
  if (changed.length === 0 && missing === 0) return null;
  const fields = Object.fromEntries(changed.map((name) => [name, values[name]]));
  return { version: 1, ...whose, fields, missing };
}

/** Validated draft of this producer and product; null for another version, user or product. */
export const readUnsavedProductForm = (kept: unknown, { userId, of }: Whose): UnsavedProductForm | null =>
  is(kept, UnsavedProductForm) && kept.userId === userId && kept.of === of ? kept : null;
