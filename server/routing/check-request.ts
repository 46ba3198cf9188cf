import { check, type Checked } from '../../contract/api/checking.ts';
import type { AnyStruct, Endpoint } from '../../contract/api/endpoint.ts';
import { isRefusalCode } from '../../contract/api/failure.ts';
import { invalidField, invalidInput, refuse, refuseByRow } from '../http/default-error-messages.ts';

const isMissing = (input: unknown, field: string): boolean => {
  const value = typeof input === 'object' && input !== null ? Reflect.get(input, field) : undefined;
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
};

function codeFor({ fieldCodes }: Endpoint, field: string, input: unknown): unknown {
  const code = fieldCodes?.[field];
  if (typeof code !== 'object') return code;
  return isMissing(input, field) ? code.missing : code.wrong;
}

/** Throws the row's own code of the field where it has one (R8.7, R8.12), else VALIDATION_FAILED. */
function refuseField(
  endpoint: Endpoint,
  { errors }: Extract<Checked<unknown>, { ok: false }>,
  input: unknown,
): never {
  const [first] = errors;
  const field = first?.field.split('.')[0] ?? '';
  const code = codeFor(endpoint, field, input);
  throw first && isRefusalCode(code) ? invalidField(code, first, errors) : invalidInput(errors);
}

function part(endpoint: Endpoint, struct: AnyStruct | undefined, input: unknown): object | undefined {
  if (!struct) return undefined;
  const checked = check<object | undefined, unknown>(input, struct);
  return checked.ok ? checked.value : refuseField(endpoint, checked, input);
}

/**
 * Checks and tidies the parts of a request by its row, and gives them as one. Throws a Refusal: VALIDATION_FAILED or the row's
 * code of the field, MALFORMED_REQUEST when a body is missing altogether, the row's own where it is to be confirmed and is not.
 */
export function checkRequest(
  endpoint: Endpoint,
  input: { params?: unknown; query?: unknown; body?: unknown },
): object {
  const params = part(endpoint, endpoint.params, input.params);
  const query = part(endpoint, endpoint.query, input.query ?? {});
  if (endpoint.body && input.body === undefined && !check(undefined, endpoint.body).ok) {
    throw refuse('MALFORMED_REQUEST');
  }
  const asked = { ...query, ...part(endpoint, endpoint.body, input.body), ...params };
  const { confirmation } = endpoint;
  if (confirmation && !confirmation.isGiven(asked))
    throw refuseByRow(confirmation.code, confirmation.message);
  return asked;
}
