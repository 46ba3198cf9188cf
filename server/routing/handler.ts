import type { BodyOf, ParamsOf, QueryOf, AnswerOf } from '../../contract/calls/call-types.ts';
import type { EndpointName } from '../../contract/endpoints.ts';
import type { Context } from '../context.ts';

/** A request whose parts passed the structs of its row. */
export interface CheckedRequest<N extends EndpointName> {
  params: ParamsOf<N>;
  query: QueryOf<N>;
  body: BodyOf<N>;
  /** Header values by lower-case name. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The network address that limits count by; IPv6 as its /64. */
  address: string;
}

/** What carries a row of the endpoint table out: answers what the row says, or throws a Refusal. */
export type Handler<N extends EndpointName> = (
  ctx: Context,
  request: CheckedRequest<N>,
) => Promise<AnswerOf<N>>;

export type Handlers = { [N in EndpointName]: Handler<N> };
