import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from '../../contract/api/call-types.ts';
import type { EndpointName } from '../../contract/endpoints.ts';
import type { Context } from '../context.ts';

type Part<T> = [T] extends [undefined] ? unknown : undefined extends T ? Partial<NonNullable<T>> : T;

/** Validated input of a call: params, query and body in one object. */
type InputOf<N extends EndpointName> = Part<QueryOf<N>> & Part<BodyOf<N>> & Part<ParamsOf<N>>;

/** Verb of a row of the table of calls: returns the row's answer or throws a Refusal. */
export type Verb<N extends EndpointName> = (ctx: Context, input: InputOf<N>) => Promise<AnswerOf<N>>;

export type Verbs = { [N in EndpointName]: Verb<N> };

/** Verb of any row, without specific types. */
export type AnyVerb = (ctx: Context, input: object) => Promise<unknown>;
