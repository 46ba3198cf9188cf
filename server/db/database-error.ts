import { invalidInputRefusal } from '../http/default-error-messages.ts';
import type { Refusal } from '../http/refusal.ts';

/** PostgreSQL error of a failed statement. */
export interface DatabaseError {
  code: string;
  constraint?: string;
}

/** Errors of a connection that is lost or cannot be opened. */
const LOST = new Set([
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
]);
const LOST_MESSAGE = /connection terminated|not queryable|connection ended|query read timeout/i;

/**
 * Errors of a database that answers and cannot do more at the moment: connections, disk, read-only (a standby, or a
 * market that is being moved), transactions left open.
 */
const EXHAUSTED = new Set(['53300', '53100', '25006', '25P03', '57P05']);
const EXHAUSTED_MESSAGE = /timeout exceeded when trying to connect|no space left/i;

/** A statement took longer than its lane permits. */
const CANCELLED = '57014';

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

/** True if the connection to the database is lost or cannot be opened. */
export const isConnectionLost = (error: unknown): boolean =>
  [...causesOf(error)].some(
    (cause) =>
      (hasCode(cause) && (LOST.has(cause.code) || cause.code.startsWith('08'))) ||
      LOST_MESSAGE.test(cause.message),
  );

/** True if the database is unreachable, exhausted or read-only, so that the caller should retry later. */
export const isDatabaseUnreachable = (error: unknown): boolean =>
  isConnectionLost(error) ||
  [...causesOf(error)].some(
    (cause) => (hasCode(cause) && EXHAUSTED.has(cause.code)) || EXHAUSTED_MESSAGE.test(cause.message),
  );

/** True if PostgreSQL cancelled a statement that took longer than the statement timeout of its lane. */
export const isStatementTimeout = (error: unknown): boolean => databaseErrorOf(error)?.code === CANCELLED;

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

const reported = new WeakSet<object>();

/** Remembers that the log has a line for the outage that an error belongs to. */
export function noteReported(error: unknown): void {
  if (typeof error === 'object' && error !== null) reported.add(error);
}

/** True if an error belongs to an outage that the log has a line for. */
export const isReported = (error: unknown): boolean =>
  [...causesOf(error)].some((cause) => reported.has(cause));
