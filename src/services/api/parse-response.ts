import { validateInput, type FieldError } from '../../../contract/api/validate-input.ts';
import type { Endpoint } from '../../../contract/api/endpoint.ts';
import { isRefusalCode, type Result } from '../../../contract/api/failure.ts';
import { isRecord } from './parse-json.ts';
import { type BearerVerdict, errorCodeIn, parseError } from './parse-error.ts';
import type { TransportAnswer } from './transport.ts';

export type ParsedResponse = { result: Result<unknown>; bearer: BearerVerdict };

/**
 * Parses an answer: the value by the row's struct without unknown fields, or a failure. INVALID_ANSWER
 * without `errors` means unreadable; with `errors`, JSON of another shape.
 */
export function parseResponse(row: Endpoint, answer: TransportAnswer): ParsedResponse {
  const code = errorCodeIn(answer.body);
  if (answer.status >= 400 || (code !== 'SUCCESS' && isRefusalCode(code))) {
    const { failure, bearer } = parseError(row, answer);
    return { result: { ok: false, failure }, bearer };
  }
  return {
    result: answer.isReadable ? valueOf(row, answer, code) : invalid(answer.status, []),
    bearer: 'accepted',
  };
}

function valueOf(row: Endpoint, { status, body }: TransportAnswer, code: string | null): Result<unknown> {
  if (body === undefined && status !== 204) return invalid(status, []);
  if (code !== null && code !== 'SUCCESS') return invalid(status, []);
  const errors: FieldError[] = [];
  for (const candidate of candidatesOf(row, body, code)) {
    const checked = validateInput(candidate, row.answer);
    if (checked.ok) return { ok: true, value: checked.value };
    errors.push(...checked.errors);
  }
  return invalid(status, errors);
}

/** Candidates for the value, best first: in `data`, beside `data`, or none if the code alone reports success. */
function candidatesOf(row: Endpoint, body: unknown, code: string | null): unknown[] {
  if (body === undefined) return [undefined];
  if (!isRecord(body)) return [body];
  const data = body['data'] ?? undefined;
  const isNamed = row.answer.type === 'object' || row.envelope === 'flat';
  return [
    ...(isNamed ? [isRecord(data) ? { ...body, ...data } : body] : []),
    ...(data !== undefined ? [data] : []),
    ...(data === undefined && code === 'SUCCESS' ? [undefined] : []),
  ];
}

const invalid = (status: number, errors: FieldError[]): Result<unknown> => ({
  ok: false,
  failure: { code: 'INVALID_ANSWER', status, errors },
});
