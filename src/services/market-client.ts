import type { Call } from '../../contract/call.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { readAnswer, type Outcome } from './answer-reading.ts';
import type { BaseUrls, RequestInput } from './request-address.ts';
import type { TokenKeeper } from './token-keeper.ts';
import type { Bearer } from './tokens.ts';
import { createTransport } from './transport.ts';

/** Why a session ended against its will (R8.1). */
export type SessionLoss =
  | 'SESSION_EXPIRED'
  | 'INVALID_TOKEN'
  | 'NO_REFRESH_TOKEN'
  | 'INVALID_REFRESH_TOKEN'
  | 'INVALID_REFRESH_ANSWER'
  | 'TOKENS_NOT_SAVED';

type Options = {
  baseUrls?: BaseUrls;
  fetch?: typeof fetch;
  tokens: TokenKeeper;
  /** Told once for every session that ends by refusal, whatever the number of calls that find out. */
  onSessionLost: (reason: SessionLoss) => void;
  /** Told after every request whether the server answered at all. */
  onContact?: (isReached: boolean) => void;
};

/**
 * The calls of the table over HTTP. Attaches the bearer (R6.7); after a 401, or a 403 about the token, it refreshes once
 * and sends once more (R4.5). A failed refresh, a second 401 or a token-coded 403 ends the session; a refresh that found
 * no answer does not, and its failure is the call's.
 */
export function createMarketClient({ baseUrls, fetch, tokens, onSessionLost, onContact }: Options): {
  call: Call;
} {
  const send = createTransport({ baseUrls, fetch });

  const attempt = async (
    row: Endpoint,
    input: RequestInput,
    bearer: Bearer | null,
    signal?: AbortSignal,
  ): Promise<Outcome> => {
    const sent = await send(row, input, bearer?.accessToken ?? null, signal);
    onContact?.(sent.ok);
    return sent.ok ? readAnswer(row, sent.value) : { result: sent, bearer: 'accepted' };
  };

  const end = (reason: SessionLoss, refused: Bearer | null) => {
    if (tokens.lose(refused)) onSessionLost(reason);
  };

  const renewIfDue = async (): Promise<Bearer | null> => {
    const bearer = tokens.current();
    if (!tokens.isRefreshDue()) return bearer;
    const renewal = await tokens.renew(bearer);
    if (renewal.ok) return renewal.value;
    if (renewal.failure.isOver) end(lossOf(renewal.failure.code), bearer);
    return tokens.current();
  };

  const sendAgain = async (
    row: Endpoint,
    input: RequestInput,
    refused: Bearer | null,
    first: Outcome,
    signal?: AbortSignal,
  ) => {
    const renewal = await tokens.renew(refused);
    if (renewal.ok) {
      const second = await attempt(row, input, renewal.value, signal);
      if (second.bearer === 'expired') end('SESSION_EXPIRED', renewal.value);
      if (second.bearer === 'invalid') end('INVALID_TOKEN', renewal.value);
      return second.result;
    }
    const { failure } = renewal;
    if (failure.code === 'UNREACHABLE') return { ok: false as const, failure: failure.call };
    if (failure.isOver) end(lossOf(failure.code), refused);
    const isOpen = row.access === 'anyone' && refused !== null;
    return isOpen ? (await attempt(row, input, null, signal)).result : first.result;
  };

  const call = async (name: keyof typeof endpoints, input: RequestInput, signal?: AbortSignal) => {
    const row: Endpoint = endpoints[name];
    if (row.bearer === 'never') return (await attempt(row, input, null, signal)).result;
    const bearer = await renewIfDue();
    signal?.throwIfAborted();
    const first = await attempt(row, input, bearer, signal);
    return first.bearer === 'accepted' ? first.result : sendAgain(row, input, bearer, first, signal);
  };

  // The row's structs give the types; a table looked up by a type parameter cannot be followed by the compiler.
  return { call: call as Call };
}

const LOSSES = { REFUSED: 'SESSION_EXPIRED', NOT_SAVED: 'TOKENS_NOT_SAVED' } as const;

const lossOf = (
  code: Exclude<SessionLoss, 'SESSION_EXPIRED' | 'INVALID_TOKEN' | 'TOKENS_NOT_SAVED'> | keyof typeof LOSSES,
) => (code === 'REFUSED' || code === 'NOT_SAVED' ? LOSSES[code] : code);
