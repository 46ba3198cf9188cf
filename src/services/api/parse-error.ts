import { array, is, string, type } from 'superstruct';
import type { Endpoint } from '../../../contract/api/endpoint.ts';
import {
  type CallFailure,
  type FailureCode,
  isRefusalCode,
  type RefusalCode,
} from '../../../contract/api/failure.ts';
import { stringAt } from './parse-json.ts';
import type { TransportAnswer } from './transport.ts';

/** Verdict on the bearer token: expired (401), invalid (403 about the token), doubtful (403 without a code). */
export type BearerVerdict = 'accepted' | 'expired' | 'invalid' | 'doubtful';

const WithErrors = type({ errors: array(type({ field: string(), message: string() })) });

const ABOUT_TOKEN = /token|auth(?!or)|autentic|unauthori[sz]ed|authori[sz]ation/i;

/**
 * Codes by keyword, for servers that send no code of the contract. They apply only if the row of the call
 * allows the code (R8.7–R8.11).
 */
const WORDS: readonly { statuses: readonly number[]; words: RegExp; code: RefusalCode }[] = [
  { statuses: [403, 404], words: /cart|carrito/i, code: 'CART_EMPTY' },
  { statuses: [403], words: /not authori[sz]ed|no autorizad/i, code: 'NOT_OWNER' },
  { statuses: [403], words: /confirm/i, code: 'USER_NOT_CONFIRMED' },
  { statuses: [409], words: /stock/i, code: 'INSUFFICIENT_STOCK' },
  { statuses: [409], words: /price|precio/i, code: 'PRICE_CHANGED' },
];

/** Codes by HTTP status. The first one that the row of the call allows wins, else the last one. */
const BY_STATUS: Readonly<Record<number, readonly RefusalCode[]>> = {
  400: ['MALFORMED_REQUEST'],
  401: ['INVALID_CREDENTIALS', 'INVALID_REFRESH_TOKEN', 'UNAUTHENTICATED'],
  403: ['FORBIDDEN'],
  404: ['NOT_FOUND', 'POPUP_STORE_NOT_FOUND', 'NOT_FOUND'],
  405: ['METHOD_NOT_ALLOWED'],
  409: ['INVALID_TRANSITION', 'CONFLICT'],
  413: ['PAYLOAD_TOO_LARGE'],
  414: ['URI_TOO_LONG'],
  415: ['UNSUPPORTED_MEDIA_TYPE'],
  422: ['VALIDATION_FAILED'],
  429: ['TOO_MANY_REQUESTS'],
  501: ['NOT_IMPLEMENTED'],
  502: ['UNAVAILABLE'],
  503: ['UNAVAILABLE'],
  504: ['UNAVAILABLE'],
};

/**
 * Parses a refusal into a failure: by its code; without one, by its Spanish or English message, else by its
 * status (R8.6).
 */
export function parseError(
  row: Endpoint,
  { status, body, retryAfter }: TransportAnswer,
): { failure: CallFailure; bearer: BearerVerdict } {
  const sent = errorCodeIn(body);
  const message = messageIn(body);
  const isAboutToken =
    sent === 'INVALID_TOKEN' || (!isRefusalCode(sent) && isTokenWord(`${sent ?? ''} ${message ?? ''}`));
  const failure: CallFailure = {
    code: isRefusalCode(sent) ? sent : codeOf(row, status, message ?? '', isAboutToken),
    status,
    errors: errorsIn(body),
    ...(message === null ? {} : { message }),
    ...(retryAfter === null ? {} : { retryAfter }),
  };
  return { failure, bearer: verdictOf(status, isAboutToken, sent) };
}

/** Code of an envelope; null without one. */
export const errorCodeIn = (body: unknown): string | null => stringAt(body, 'status', 'code');

const errorsIn = (body: unknown) =>
  is(body, WithErrors) ? body.errors.map(({ field, message }) => ({ field, message })) : [];

const messageIn = (body: unknown) =>
  stringAt(body, 'status', 'message') ?? stringAt(body, 'message') ?? stringAt(body, 'error');

const isTokenWord = (words: string) => ABOUT_TOKEN.test(words.replaceAll(/not authori[sz]ed/gi, ''));

function verdictOf(status: number, isAboutToken: boolean, code: string | null): BearerVerdict {
  if (status === 401) return 'expired';
  if (status !== 403) return 'accepted';
  if (isAboutToken) return 'invalid';
  return code === null ? 'doubtful' : 'accepted';
}

function codeOf(row: Endpoint, status: number, words: string, isAboutToken: boolean): FailureCode {
  const said = WORDS.find(
    (word) => word.statuses.includes(status) && word.words.test(words) && row.refusals?.includes(word.code),
  );
  if (said) return said.code;
  if (status === 403 && isAboutToken) return 'INVALID_TOKEN';
  const codes = BY_STATUS[status] ?? [];
  const ofRow = codes.find((code) => row.refusals?.includes(code));
  return ofRow ?? codes.at(-1) ?? (status >= 500 ? 'INTERNAL' : 'INVALID_ANSWER');
}
