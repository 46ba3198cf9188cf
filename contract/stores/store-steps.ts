import type { MissingToPublish } from './missing-to-publish.ts';
import type { StoreValues } from './store-values.ts';

/** The parts of a store's form, in the order in which somebody thinks of them. */
export const STORE_STEPS = ['name', 'dates', 'look', 'seller', 'goods'] as const;
export type StoreStep = (typeof STORE_STEPS)[number];

export const FIRST_STEP: StoreStep = 'name';

type Field = Exclude<keyof StoreValues, 'of' | 'ownerId' | 'timeZone'>;

/** What is written in each; a field without a step does not compile. */
const STEP_OF_FIELD = {
  name: 'name',
  slug: 'name',
  tagline: 'name',
  description: 'name',
  dates: 'dates',
  delivery: 'dates',
  look: 'look',
  heroImage: 'look',
  logo: 'look',
  avatar: 'look',
  eventBanner: 'look',
  ownerName: 'seller',
  ownerDescription: 'seller',
  legalName: 'seller',
  taxId: 'seller',
  address: 'seller',
  email: 'seller',
  telephone: 'seller',
  payment: 'seller',
  returns: 'seller',
  categories: 'goods',
  tags: 'goods',
} as const satisfies Record<Field, StoreStep>;

/** Where what a store lacks is said of it. */
export const STEP_OF_GAP: Readonly<Record<MissingToPublish, StoreStep>> = {
  description: 'name',
  dates: 'dates',
  delivery: 'dates',
  heroImage: 'look',
  legalName: 'seller',
  taxId: 'seller',
  address: 'seller',
  contact: 'seller',
  payment: 'seller',
  returns: 'seller',
  products: 'goods',
};

const steps: Readonly<Record<string, StoreStep>> = STEP_OF_FIELD;

/** The step in which a field stands, by its path; null for what belongs to none. */
export const stepOf = (field: string): StoreStep | null => steps[field.split('.')[0] ?? ''] ?? null;

/** wrong: something in it has to be corrected. missing: it lacks something. done: neither. */
export type StepState = 'wrong' | 'missing' | 'done';

/** How a step stands by what is wrong in the form and what the store lacks. */
export function stepState(
  step: StoreStep,
  errors: Readonly<Record<string, string>>,
  gaps: readonly MissingToPublish[],
): StepState {
  if (Object.keys(errors).some((field) => stepOf(field) === step)) return 'wrong';
  return gaps.some((gap) => STEP_OF_GAP[gap] === step) ? 'missing' : 'done';
}

/** The step after one; null after the last. */
export const stepAfter = (step: StoreStep): StoreStep | null =>
  STORE_STEPS[STORE_STEPS.indexOf(step) + 1] ?? null;
