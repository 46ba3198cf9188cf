/** Allergens that must be declared on food in the EU (Regulation 1169/2011, annex II), in the order of the regulation. */
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

/** Named allergens in the order of the form. */
export const sortAllergens = (named: readonly string[]): Allergen[] =>
  ALLERGENS.filter((allergen) => named.includes(allergen));

/** List of allergens after one of them is added or removed. */
export const withAllergen = (named: readonly string[], allergen: Allergen, isNamed: boolean): Allergen[] =>
  sortAllergens(isNamed ? [...named, allergen] : named.filter((other) => other !== allergen));
