import type { Mutant } from './mutant.ts';
import { CONTRACT_AND_VIEW_EQUIVALENTS } from './equivalents/contract-and-views.ts';
import type { EquivalentMutant } from './equivalents/equivalent-mutant.ts';
import { IMPORT_EQUIVALENTS } from './equivalents/import-services.ts';
import { SHOP_SERVICE_EQUIVALENTS } from './equivalents/shop-services.ts';

/** Equivalent mutants, which no test can detect. Each must match exactly one mutant, so obsolete entries fail. */
export const EQUIVALENT_MUTANTS: readonly EquivalentMutant[] = [
  ...CONTRACT_AND_VIEW_EQUIVALENTS,
  ...IMPORT_EQUIVALENTS,
  ...SHOP_SERVICE_EQUIVALENTS,
];

/** The mutant matches the entry. */
export const matchesEquivalentMutant = (
  { file, what, original, on }: EquivalentMutant,
  mutant: Mutant,
  lineOf: (mutant: Mutant) => string,
): boolean =>
  mutant.file === file &&
  mutant.what === what &&
  mutant.original === original &&
  (on === undefined || lineOf(mutant).trim() === on);
