import { invalidInputRefusal } from '../http/default-error-messages.ts';
import type { Refusal } from '../http/refusal.ts';

/** PostgreSQL error of a failed statement. */
export interface DatabaseError {
  code: string;
  constraint?: string;
}

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '53100',
  // Read-only: a standby, or a market that is being moved.
  '25006',
  '25P03',
  '57P05',
]);

const LOST_CONNECTION =
  /connection terminated|timeout exceeded when trying to connect|not queryable|connection ended|query read timeout|no space left/i;

function* causesOf(error: unknown): Generator<Error> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    yield cause;
    if (cause instanceof AggregateError) for (const one of cause.errors) yield* causesOf(one);
  }
}

const hasCode = (error: Error): error is Error & DatabaseError =>
  'code' in error && typeof error.code === 'string';

/** Database error in a chain of causes; undefined for other errors. */
function databaseErrorOf(error: unknown): DatabaseError | undefined {
  return [...causesOf(error)].find(
    (cause): cause is Error & DatabaseError => hasCode(cause) && /^[\dA-Z]{5}$/.test(cause.code),
  );
}

/** True for a unique violation, optionally of a given constraint. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  const found = databaseErrorOf(error);
  return found?.code === '23505' && (constraint === undefined || found.constraint === constraint);
}

/** True for a violation of the given foreign key: the referenced row no longer exists. */
export function isMissingReference(error: unknown, constraint: string): boolean {
  const found = databaseErrorOf(error);
  return found?.code === '23503' && found.constraint === constraint;
}

/** True if a write referenced a deleted account, i.e. the asker's account was deleted during the request. */
export function isMissingAccount(error: unknown): boolean {
  const found = databaseErrorOf(error);
  return found?.code === '23503' && found.constraint?.endsWith('_users_id_fk') === true;
}

/** Name of the violated check constraint; undefined for other errors. */
function violatedCheckOf(error: unknown): string | undefined {
  const found = databaseErrorOf(error);
  return found?.code === '23514' ? found.constraint : undefined;
}

/** True for a serialization failure or deadlock, after which the transaction can be retried. */
export function isRetryable(error: unknown): boolean {
  const code = databaseErrorOf(error)?.code;
  return code === '40001' || code === '40P01';
}

/** True if the database is unreachable, so that the caller should retry later. */
export function isDatabaseUnreachable(error: unknown): boolean {
  return [...causesOf(error)].some(
    (cause) =>
      (hasCode(cause) && (UNREACHABLE.has(cause.code) || cause.code.startsWith('08'))) ||
      LOST_CONNECTION.test(cause.message),
  );
}

/** Check constraints that the input alone cannot violate, with their error messages. */
const CHECK_CONSTRAINTS: Readonly<Record<string, { field: string; message: string }>> = {
  popup_stores_dates: {
    field: 'endDate',
    message: 'La fecha de fin debe ser posterior a la fecha de inicio',
  },
};

/** Refusal for a violated check constraint; undefined for other errors (R5.1). */
export function refusalOfConstraint(error: unknown): Refusal | undefined {
  const rule = CHECK_CONSTRAINTS[violatedCheckOf(error) ?? ''];
  return rule && invalidInputRefusal([rule]);
}
