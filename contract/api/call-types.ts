import type { Infer, Struct } from 'superstruct';
import type { EndpointName, Endpoints } from '../endpoints.ts';
import type { Requests } from '../requests.ts';
import type { CommonFailure, KnownFailure } from './failure.ts';

type InferOr<S, Otherwise> = S extends Struct<infer T, infer _> ? T : Otherwise;
type Part<N extends EndpointName, K extends string> = Requests[N] extends { [P in K]: infer S }
  ? InferOr<S, undefined>
  : undefined;

/** Input and output types of a call by its name; undefined if its request has no such part. */
export type ParamsOf<N extends EndpointName> = Part<N, 'params'>;
export type QueryOf<N extends EndpointName> = Part<N, 'query'>;
export type BodyOf<N extends EndpointName> = Part<N, 'body'>;
export type AnswerOf<N extends EndpointName> = Infer<Endpoints[N]['answer']>;

type RefusalOf<Row> = Row extends { refusals: readonly (infer Code extends string)[] } ? Code : never;
type Doubt<Row> = Row extends { invalidAnswer: 'told' } ? 'INVALID_ANSWER' : never;

/**
 * Failure type of one or several calls: common failures, refusals of their rows, and INVALID_ANSWER if the row
 * distinguishes it.
 */
export type FailureOf<N extends EndpointName> = KnownFailure<
  CommonFailure | RefusalOf<Endpoints[N]> | Doubt<Endpoints[N]>
>;
