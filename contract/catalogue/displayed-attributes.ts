import type { Formatter } from '../values/format.ts';
import type { Allergen } from './allergens.ts';
import type { Product } from './product.ts';
import { TEXT_ATTRIBUTE_NAMES, TEXT_ATTRIBUTES } from './text-attributes.ts';
import { toCents, toUnits } from '../values/money.ts';

/** Reference unit that the law requires for price comparison, and the factor from the content unit to it. */
const MEASURES: Readonly<Record<string, { per: 'kg' | 'l' | 'unit'; times: number }>> = {
  g: { per: 'kg', times: 1_000 },
  kg: { per: 'kg', times: 1 },
  ml: { per: 'l', times: 1_000 },
  l: { per: 'l', times: 1 },
  unit: { per: 'unit', times: 1 },
};

/**
 * Unit price per kilogram, litre or piece, in currency units rounded to the cent; null without content, or if it equals
 * the price.
 */
export function unitPriceOf({ price, details }: Pick<Product, 'price' | 'details'>) {
  const content = details?.content;
  const measure = content && MEASURES[content.unit];
  if (!measure) return null;
  const cents = Math.round((toCents(price) * measure.times) / content.amount);
  return cents === toCents(price) ? null : { price: toUnits(cents), per: measure.per };
}

type Writing = Pick<Formatter, 'price' | 'number' | 'count'>;

export const ALLERGEN_LABELS: Readonly<Record<Allergen, string>> = {
  gluten: 'gluten',
  crustaceans: 'crustáceos',
  eggs: 'huevo',
  fish: 'pescado',
  peanuts: 'cacahuetes',
  soy: 'soja',
  milk: 'leche',
  nuts: 'frutos de cáscara',
  celery: 'apio',
  mustard: 'mostaza',
  sesame: 'sésamo',
  sulphites: 'sulfitos',
  lupin: 'altramuces',
  molluscs: 'moluscos',
};

/** Product attribute as text for display. */
export interface DisplayedAttribute {
  name: string;
  title: string;
  text: string;
}

const joined = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} y ${words.at(-1)}`;

/** True for one of the 14 allergens. */
export const isAllergen = (name: string): name is Allergen => Object.hasOwn(ALLERGEN_LABELS, name);

function contentText({ details }: Product, format: Writing): string {
  if (!details?.content) return '';
  const { amount, unit } = details.content;
  return unit === 'unit'
    ? format.count(amount, 'unidad', 'unidades')
    : `${format.number(amount)}\u00A0${unit}`;
}

/** Unit price text per kilogram, litre or piece, e.g. "19,00 €/kg"; '' if there is no unit price. */
export function unitPriceText(product: Pick<Product, 'price' | 'details'>, format: Writing): string {
  const unitPrice = unitPriceOf(product);
  if (!unitPrice) return '';
  return `${format.price(unitPrice.price)}/${unitPrice.per === 'unit' ? 'unidad' : unitPrice.per}`;
}

/** Product attributes for display, in form order, without empty ones. */
export function displayedAttributesOf(product: Product, format: Writing): DisplayedAttribute[] {
  const { details } = product;
  if (!details) return [];
  const named = (details.allergens ?? []).filter(isAllergen).map((name) => ALLERGEN_LABELS[name]);
  const parts = [
    { name: 'content', title: 'Contenido', text: contentText(product, format) },
    ...TEXT_ATTRIBUTE_NAMES.map((name) => ({
      name,
      title: TEXT_ATTRIBUTES[name].title,
      text: details[name] ?? '',
    })),
    { name: 'allergens', title: 'Alérgenos', text: named.length > 0 ? `Contiene ${joined(named)}.` : '' },
  ];
  return parts.filter(({ text }) => text !== '');
}
