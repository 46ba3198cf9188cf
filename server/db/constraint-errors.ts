import { brokenCheckOf } from './database-error.ts';
import { invalidInput } from '../http/default-error-messages.ts';
import type { Refusal } from '../http/refusal.ts';

/** Rules of the tables that what is sent alone cannot be held against, each with what is said of it. */
const RULES: Readonly<Record<string, { field: string; message: string }>> = {
  popup_stores_dates: {
    field: 'endDate',
    message: 'La fecha de fin debe ser posterior a la fecha de inicio',
  },
};

/** The refusal of a write that broke a rule of its table; undefined for what broke otherwise (R5.1). */
export function refusalOfConstraint(error: unknown): Refusal | undefined {
  const rule = RULES[brokenCheckOf(error) ?? ''];
  return rule && invalidInput([rule]);
}
