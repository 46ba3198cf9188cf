import type { MissingToPublish } from './missing-to-publish.ts';
import type { StoreValues } from './store-form-values.ts';

/** Steps of the store form, in display order. */
export const STORE_STEPS = ['name', 'dates', 'look', 'seller', 'goods'] as const;
export type StoreStep = (typeof STORE_STEPS)[number];

export const FIRST_STEP: StoreStep = 'name';

type Field = Exclude<keyof StoreValues, 'of' | 'ownerId' | 'timeZone'>;

/** Form step of each field; a field without a step does not compile. */
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

/** Form step for each kind of missing data. */
export const STEP_BY_MISSING_DATA: Readonly<Record<MissingToPublish, StoreStep>> = {
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

/** Form step of a field path; null for a field without a step. */
export const stepOf = (field: string): StoreStep | null => steps[field.split('.')[0] ?? ''] ?? null;

/** State of a form step. "wrong": it has validation errors; "missing": data is missing for publication; "done": neither. */
export type StepState = 'wrong' | 'missing' | 'done';

/** State of a form step, from the validation errors and the missing data. */
export function stepState(
  step: StoreStep,
  errors: Readonly<Record<string, string>>,
  gaps: readonly MissingToPublish[],
): StepState {
  if (Object.keys(errors).some((field) => stepOf(field) === step)) return 'wrong';
  return gaps.some((gap) => STEP_BY_MISSING_DATA[gap] === step) ? 'missing' : 'done';
}

/** Next form step; null after the last. */
export const stepAfter = (step: StoreStep): StoreStep | null =>
  STORE_STEPS[STORE_STEPS.indexOf(step) + 1] ?? null;
