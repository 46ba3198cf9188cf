import type { Call } from '../../../contract/api/call.ts';
import type { Endpoint } from '../../../contract/api/endpoint.ts';
import { narrowFailure } from '../../../contract/api/narrow-failure.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { parseResponse, type ParsedResponse } from './parse-response.ts';
import type { BaseUrls, RequestInput } from './request-url.ts';
import type { Bearer, TokenKeeper } from '../auth/token-keeper.ts';
import { createTransport } from './transport.ts';

type Options = {
  baseUrls?: BaseUrls;
  fetch?: typeof fetch;
  tokens: TokenKeeper;
  /** Called after each request; `isReached` is true if the server answered at all. */
  onContact?: (isReached: boolean) => void;
};

/**
 * HTTP client for the table of calls. It attaches the bearer token (R6.7); after a 401, or a 403 about the
 * token, it refreshes and retries once (R4.5). A failed refresh, a second 401 or a 403 with a token code ends
 * the session. A refresh without an answer does not; its failure becomes that of the call. While a call that
 * ends the session is pending, nothing is refreshed: its answer must come before the 401 of another call.
 */
export function createHttpClient({ baseUrls, fetch, tokens, onContact }: Options) {
  const send = createTransport({ baseUrls, fetch });
  const endings = new Set<Promise<unknown>>();

  const renew = async (refused: Bearer | null) => {
    await Promise.allSettled(endings);
    return tokens.renew(refused);
  };

  const ask = async (
    row: Endpoint,
    input: RequestInput,
    bearer: Bearer | null,
    signal?: AbortSignal,
  ): Promise<ParsedResponse> => {
    const sent = await send(row, input, bearer?.accessToken ?? null, signal);
    onContact?.(sent.ok);
    return sent.ok ? parseResponse(row, sent.value) : { result: sent, bearer: 'accepted' };
  };

  const attempt: typeof ask = async (row, ...asked) => {
    const asking = ask(row, ...asked);
    if (row.endsSession !== true) return asking;
    endings.add(asking);
    try {
      return await asking;
    } finally {
      endings.delete(asking);
    }
  };

  const renewIfDue = async (): Promise<Bearer | null> => {
    if (!tokens.isRefreshDue()) return tokens.current();
    const renewal = await renew(null);
    return renewal.ok ? renewal.value : tokens.current();
  };

  const sendAgain = async (
    row: Endpoint,
    input: RequestInput,
    refused: Bearer | null,
    first: ParsedResponse,
    signal?: AbortSignal,
  ) => {
    const renewal = await renew(refused);
    if (renewal.ok) {
      const second = await attempt(row, input, renewal.value, signal);
      if (second.bearer === 'expired') tokens.refuse(renewal.value, 'SESSION_EXPIRED');
      if (second.bearer === 'invalid') tokens.refuse(renewal.value, 'INVALID_TOKEN');
      return second.result;
    }
    const { failure } = renewal;
    if (failure.code === 'UNREACHABLE') return { ok: false as const, failure: failure.call };
    const isOpen = row.access === 'anyone' && refused !== null;
    return isOpen ? (await attempt(row, input, null, signal)).result : first.result;
  };

  const carryOut = async (row: Endpoint, input: RequestInput, signal?: AbortSignal) => {
    if (row.bearer === 'never') return (await attempt(row, input, null, signal)).result;
    const bearer = await renewIfDue();
    signal?.throwIfAborted();
    const first = await attempt(row, input, bearer, signal);
    return first.bearer === 'accepted' ? first.result : sendAgain(row, input, bearer, first, signal);
  };

  const call = async (name: keyof typeof endpoints, input: RequestInput, signal?: AbortSignal) => {
    const row: Endpoint = endpoints[name];
    const result = await carryOut(row, input, signal);
    return result.ok ? result : { ok: false, failure: narrowFailure(row, result.failure) };
  };

  return {
    // The row's structs define the types, but the compiler cannot follow a table lookup by a type parameter.
    call: call as Call,
    /**
     * Sends one request with the token of a dropped session, even if the page is left. It never refreshes and
     * never ends a session.
     */
    sendAs: async (name: keyof typeof endpoints, accessToken: string): Promise<ParsedResponse> => {
      const row: Endpoint = endpoints[name];
      return attempt(row, { keepalive: true }, { accessToken, sessionId: '' });
    },
  };
}
