/** What PostgreSQL says of a failed statement. */
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

/** The database's own error behind whatever was thrown, or undefined when it was another one. */
function databaseErrorOf(error: unknown): DatabaseError | undefined {
  return [...causesOf(error)].find(
    (cause): cause is Error & DatabaseError => hasCode(cause) && /^[\dA-Z]{5}$/.test(cause.code),
  );
}

/** Whether a unique key, that one if it is named, stood against a write. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  const found = databaseErrorOf(error);
  return found?.code === '23505' && (constraint === undefined || found.constraint === constraint);
}

/** Whether a write named a row, by that foreign key, that is no more. */
export function isMissingReference(error: unknown, constraint: string): boolean {
  const found = databaseErrorOf(error);
  return found?.code === '23503' && found.constraint === constraint;
}

/** Whether a write named an account that is no more: that of whoever asked, which ended meanwhile. */
export function isAccountGone(error: unknown): boolean {
  const found = databaseErrorOf(error);
  return found?.code === '23503' && found.constraint?.endsWith('_users_id_fk') === true;
}

/** The rule of a table that a write would have broken, by its name; undefined when it failed otherwise. */
export function brokenCheckOf(error: unknown): string | undefined {
  const found = databaseErrorOf(error);
  return found?.code === '23514' ? found.constraint : undefined;
}

/** Whether the same transaction may succeed when it is run again: serialization failure or deadlock. */
export function isRetryable(error: unknown): boolean {
  const code = databaseErrorOf(error)?.code;
  return code === '40001' || code === '40P01';
}

/** Whether the database is away, so that the caller should come back later. */
export function isDatabaseAway(error: unknown): boolean {
  return [...causesOf(error)].some(
    (cause) =>
      (hasCode(cause) && (UNREACHABLE.has(cause.code) || cause.code.startsWith('08'))) ||
      LOST_CONNECTION.test(cause.message),
  );
}
