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
 * What one call takes: path parameters, query, body, and headers beyond the client's own. With `keepalive` it is sent to its end even
 * if the page is left meanwhile.
 */
export type InputOf<N extends EndpointName> = Part<'params', ParamsOf<N>> &
  PartialPart<'query', QueryOf<N>> &
  Part<'body', BodyOf<N>> & { headers?: Record<string, string>; keepalive?: true };

/**
 * One call of the contract, wherever it is carried out: over HTTP in the browser, in process for a first screen.
 * Never rejects but for an aborted signal; every other failure is a value, narrowed by the row.
 */
export type Call = <N extends EndpointName>(
  name: N,
  input: InputOf<N>,
  signal?: AbortSignal,
) => Promise<Result<AnswerOf<N>, FailureOf<N>>>;
