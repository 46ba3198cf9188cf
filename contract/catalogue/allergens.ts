/** What the EU wants named wherever food is sold (Regulation 1169/2011, annex II), in its order. */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** Those that are named, in the order in which they are offered. */
export const inOrder = (named: readonly string[]): Allergen[] =>
  ALLERGENS.filter((allergen) => named.includes(allergen));

/** Those that are named when one is, or is not any more. */
export const withAllergen = (named: readonly string[], allergen: Allergen, isNamed: boolean): Allergen[] =>
  inOrder(isNamed ? [...named, allergen] : named.filter((other) => other !== allergen));
