import { validateInput, type ValidationResult } from '../../contract/api/validate-input.ts';
import type { AnyStruct, Endpoint } from '../../contract/api/endpoint.ts';
import { endpoints, type EndpointName } from '../../contract/endpoints.ts';
import { requests } from '../../contract/requests.ts';
import { isRefusalCode } from '../../contract/api/failure.ts';
import type { RequestSchemas } from '../../contract/api/request-schemas.ts';
import {
  invalidFieldRefusal,
  invalidInputRefusal,
  defaultRefusal,
  rowRefusal,
} from '../http/default-error-messages.ts';

const isMissing = (input: unknown, field: string): boolean => {
  const value = typeof input === 'object' && input !== null ? Reflect.get(input, field) : undefined;
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
};

function codeFor({ fieldCodes }: Endpoint, field: string, input: unknown): unknown {
  const code = fieldCodes?.[field];
  if (typeof code !== 'object') return code;
  return isMissing(input, field) ? code.missing : code.wrong;
}

/** Throws the row's code for the field if it has one (R8.7, R8.12), else VALIDATION_FAILED. */
function refuseField(
  endpoint: Endpoint,
  { errors }: Extract<ValidationResult<unknown>, { ok: false }>,
  input: unknown,
): never {
  const [first] = errors;
  const field = first?.field.split('.')[0] ?? '';
  const code = codeFor(endpoint, field, input);
  throw first && isRefusalCode(code) ? invalidFieldRefusal(code, first, errors) : invalidInputRefusal(errors);
}

function part(endpoint: Endpoint, struct: AnyStruct | undefined, input: unknown): object | undefined {
  if (!struct) return undefined;
  const checked = validateInput<object | undefined, unknown>(input, struct);
  return checked.ok ? checked.value : refuseField(endpoint, checked, input);
}

/**
 * Validated input of a call: params, query and body in one object. Throws a Refusal: VALIDATION_FAILED or the row's
 * field code, MALFORMED_REQUEST for a missing body, or the row's code for a missing confirmation.
 */
export function validateRequest(
  name: EndpointName,
  input: { params?: unknown; query?: unknown; body?: unknown },
): object {
  const endpoint: Endpoint = endpoints[name];
  const schemas: RequestSchemas = requests[name];
  const params = part(endpoint, schemas.params, input.params);
  const query = part(endpoint, schemas.query, input.query ?? {});
  if (schemas.body && input.body === undefined && !validateInput(undefined, schemas.body).ok) {
    throw defaultRefusal('MALFORMED_REQUEST');
  }
  const asked = { ...query, ...part(endpoint, schemas.body, input.body), ...params };
  const { confirmation } = schemas;
  if (confirmation && !confirmation.isGiven(asked)) throw rowRefusal(confirmation.code, confirmation.message);
  return asked;
}
