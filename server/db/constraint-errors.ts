import { violatedCheckOf } from './database-error.ts';
import { invalidInput } from '../http/default-error-messages.ts';
import type { Refusal } from '../http/refusal.ts';

/** Check constraints that the input alone cannot violate, with their error messages. */
const RULES: Readonly<Record<string, { field: string; message: string }>> = {
  popup_stores_dates: {
    field: 'endDate',
    message: 'La fecha de fin debe ser posterior a la fecha de inicio',
  },
};

/** Refusal for a violated check constraint; undefined for other errors (R5.1). */
export function refusalOfConstraint(error: unknown): Refusal | undefined {
  const rule = RULES[violatedCheckOf(error) ?? ''];
  return rule && invalidInput([rule]);
}
