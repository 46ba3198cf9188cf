import type { FieldError } from '../../../contract/api/validate-input.ts';
import type { Result } from '../../../contract/api/failure.ts';

interface Refusal {
  code: string;
  errors: FieldError[];
}

/** Adds a field error to a refusal without any: at the field that belongs to its code, with the text of `words`. */
export function addFieldError<Value, Failure extends Refusal>(
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
