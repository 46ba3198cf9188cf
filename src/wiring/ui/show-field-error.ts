import type { FieldError } from '../../../contract/api/checking.ts';
import type { Result } from '../../../contract/api/failure.ts';

interface Refusal {
  code: string;
  errors: FieldError[];
}

/** An answer whose refusal, where it names no field itself, is told at the field that its code is about, in `words`. */
export function showFieldError<Value, Failure extends Refusal>(
  answer: Result<Value, Failure>,
  fields: { readonly [Code in Failure['code']]?: string },
  words: (failure: Failure) => string,
): Result<Value, Failure> {
  if (answer.ok || answer.failure.errors.length > 0) return answer;
  const { failure } = answer;
  const code: Failure['code'] = failure.code;
  const field = fields[code];
  return field === undefined
    ? answer
    : { ok: false, failure: { ...failure, errors: [{ field, message: words(failure) }] } };
}
