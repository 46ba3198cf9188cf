import { assign, define, enums, type Infer, nullable, object, optional, refine } from 'superstruct';
import { listOf } from '../values/list-of.ts';
import { freeText } from '../values/text.ts';
import { ALLERGENS } from './allergens.ts';
import { mapTextAttributes } from './text-attributes.ts';

/** Units of a product's content. */
export const CONTENT_UNITS = ['g', 'kg', 'ml', 'l', 'unit'] as const;

const MAX_AMOUNT = 1_000_000;

const isInThousandths = (value: number) => Math.abs(value * 1_000 - Math.round(value * 1_000)) < 1e-6;

const Amount = define<number>(
  'contenido',
  (value) =>
    (typeof value === 'number' && value >= 0.001 && value <= MAX_AMOUNT && isInThousandths(value)) ||
    'El contenido debe ser un número mayor a 0, con tres decimales como mucho',
);

const Allergens = refine(
  listOf(enums(ALLERGENS), {
    max: ALLERGENS.length,
    message: `No puede haber más de ${ALLERGENS.length} alérgenos`,
  }),
  'alérgenos',
  (named) => new Set(named).size === named.length || 'Cada alérgeno se dice una vez',
);

/**
 * «extension» Product attributes beside description, name, price and stock: all optional, all public plain text. Blank
 * or empty values count as absent.
 */
export const ProductAttributes = object({
  content: optional(object({ amount: Amount, unit: enums(CONTENT_UNITS) })),
  allergens: optional(Allergens),
  ...mapTextAttributes((_, { max }) => optional(freeText({ max }))),
});
export type ProductAttributes = Infer<typeof ProductAttributes>;

/** Partial update of product attributes. A null content, a blank text or an empty allergen list deletes that attribute. */
export const AttributesPatch = assign(
  ProductAttributes,
  object({ content: optional(nullable(ProductAttributes.schema.content)) }),
);
export type AttributesPatch = Infer<typeof AttributesPatch>;

const isSaid = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Attributes without empty values; null if none is left. */
export function nonEmptyAttributes(details: AttributesPatch): ProductAttributes | null {
  const said = Object.entries(details).filter(([, value]) => isSaid(value));
  return said.length === 0 ? null : Object.fromEntries(said);
}
