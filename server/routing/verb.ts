import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from '../../contract/api/call-types.ts';
import type { EndpointName } from '../../contract/endpoints.ts';
import type { Context } from '../context.ts';

type Part<T> = [T] extends [undefined] ? unknown : undefined extends T ? Partial<NonNullable<T>> : T;

/** The parts of a request as one: what passed the structs of its row. */
type InputOf<N extends EndpointName> = Part<QueryOf<N>> & Part<BodyOf<N>> & Part<ParamsOf<N>>;

/** What carries a row of the endpoint table out: answers what the row says, or throws a Refusal. */
export type Verb<N extends EndpointName> = (ctx: Context, input: InputOf<N>) => Promise<AnswerOf<N>>;

export type Verbs = { [N in EndpointName]: Verb<N> };

/** A verb of whichever row: what it takes and answers is for the row's structs to say. */
export type AnyVerb = (ctx: Context, input: object) => Promise<unknown>;
