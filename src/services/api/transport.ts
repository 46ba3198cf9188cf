import { createFetch } from 'ofetch';
import type { Endpoint } from '../../../contract/api/endpoint.ts';
import type { CallFailure, Result } from '../../../contract/api/failure.ts';
import { requestUrlOf, type BaseUrls, type RequestInput } from './request-url.ts';

/** Response with parsed JSON, not yet validated. `body` is undefined if it was empty. */
export interface TransportAnswer {
  status: number;
  body: unknown;
  isReadable: boolean;
  retryAfter: number | null;
}

export type SendRequest = (
  row: Endpoint,
  input: RequestInput,
  accessToken: string | null,
  signal?: AbortSignal,
) => Promise<Result<TransportAnswer>>;

type Options = { baseUrls?: BaseUrls | undefined; fetch?: typeof globalThis.fetch | undefined };

/**
 * Transport of one request, with a single attempt within the row's timeout (R9.1). Fails with TIMEOUT or
 * NO_RESPONSE; rejects only if `signal` was aborted.
 */
export function createTransport({ baseUrls = {}, fetch = globalThis.fetch }: Options): SendRequest {
  const request = createFetch({ fetch: (input, init) => fetch(input, init) });
  return async (row, input, accessToken, signal) => {
    const limit = withTimeout(row.timeout, signal);
    try {
      const response = await request.raw(requestUrlOf(row, input, baseUrls), {
        method: row.method,
        headers: headersOf(input, accessToken),
        ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
        ...(input.keepalive ? { keepalive: true } : {}),
        signal: limit.signal,
        responseType: 'text',
        retry: 0,
        ignoreResponseError: true,
      });
      return {
        ok: true,
        value: { status: response.status, ...parse(response._data), retryAfter: waitOf(response) },
      };
    } catch {
      signal?.throwIfAborted();
      return { ok: false, failure: noAnswer(limit.hasElapsed() ? 'TIMEOUT' : 'NO_RESPONSE') };
    } finally {
      limit.release();
    }
  };
}

const noAnswer = (code: 'TIMEOUT' | 'NO_RESPONSE'): CallFailure => ({ code, status: 0, errors: [] });

function headersOf({ body, headers }: RequestInput, accessToken: string | null): Record<string, string> {
  return {
    accept: 'application/json',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...headers,
    ...(accessToken === null ? {} : { authorization: `Bearer ${accessToken}` }),
  };
}

function parse(text: string | undefined): Pick<TransportAnswer, 'body' | 'isReadable'> {
  if (text === undefined || text.trim() === '') return { body: undefined, isReadable: true };
  try {
    return { body: JSON.parse(text), isReadable: true };
  } catch {
    return { body: undefined, isReadable: false };
  }
}

/** Retry-After in whole seconds, from either of its two formats. */
function waitOf({ headers }: Response): number | null {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) return Number(value);
  const until = Date.parse(value);
  return Number.isNaN(until) ? null : Math.max(0, Math.ceil((until - Date.now()) / 1_000));
}

function withTimeout(ms: number, signal?: AbortSignal) {
  const elapsed = new AbortController();
  const timer = setTimeout(() => elapsed.abort(), ms);
  return {
    signal: signal ? AbortSignal.any([signal, elapsed.signal]) : elapsed.signal,
    hasElapsed: () => elapsed.signal.aborted,
    release: () => clearTimeout(timer),
  };
}
