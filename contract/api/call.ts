import type { EndpointName } from '../endpoints.ts';
import type { AnswerOf, BodyOf, FailureOf, ParamsOf, QueryOf } from './call-types.ts';
import type { Result } from './failure.ts';

type Part<K extends string, T> = [T] extends [undefined]
  ? { [P in K]?: never }
  : undefined extends T
    ? { [P in K]?: T }
    : { [P in K]: T };
type PartialPart<K extends string, T> = [T] extends [undefined]
  ? { [P in K]?: never }
  : { [P in K]?: Partial<T> };

/**
 * Input of a call: path parameters, query, body and extra headers. With `keepalive` the request completes even if the
 * page is closed.
 */
export type InputOf<N extends EndpointName> = Part<'params', ParamsOf<N>> &
  PartialPart<'query', QueryOf<N>> &
  Part<'body', BodyOf<N>> & { headers?: Record<string, string>; keepalive?: true };

/**
 * Call function of the contract, over HTTP in the browser or in process on the server. It rejects only for an aborted
 * signal; every other failure is a value of the row's type.
 */
export type Call = <N extends EndpointName>(
  name: N,
  input: InputOf<N>,
  signal?: AbortSignal,
) => Promise<Result<AnswerOf<N>, FailureOf<N>>>;
