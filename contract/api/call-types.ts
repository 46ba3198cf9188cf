import type { Infer, Struct } from 'superstruct';
import type { EndpointName, Endpoints } from '../endpoints.ts';
import type { CommonFailure, KnownFailure } from './failure.ts';

type InferOr<S, Otherwise> = S extends Struct<infer T, infer _> ? T : Otherwise;
type Part<N extends EndpointName, K extends string> = Endpoints[N] extends { [P in K]: infer S }
  ? InferOr<S, undefined>
  : undefined;

/** What a call of the table takes and gives, by its name; undefined where its row has no such part. */
export type ParamsOf<N extends EndpointName> = Part<N, 'params'>;
export type QueryOf<N extends EndpointName> = Part<N, 'query'>;
export type BodyOf<N extends EndpointName> = Part<N, 'body'>;
export type AnswerOf<N extends EndpointName> = Infer<Endpoints[N]['answer']>;

type RefusalOf<Row> = Row extends { refusals: readonly (infer Code extends string)[] } ? Code : never;
type Doubt<Row> = Row extends { invalidAnswer: 'told' } ? 'INVALID_ANSWER' : never;

/** How a call of the table fails, or any of several: as every call may, with a refusal of its row, or as its row tells apart. */
export type FailureOf<N extends EndpointName> = KnownFailure<
  CommonFailure | RefusalOf<Endpoints[N]> | Doubt<Endpoints[N]>
>;
