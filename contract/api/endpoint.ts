import type { Struct } from 'superstruct';
import type { BotCheckForm } from '../auth/bot-check.ts';
import type { RefusalCode } from './failure.ts';
import type { Role } from '../account/role.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Names of the API base URLs, each with its own override. The user service has a separate base (R7). */
export type ServiceName =
  | 'auth'
  | 'popupStores'
  | 'notifications'
  | 'products'
  | 'carts'
  | 'orders'
  | 'users'
  | 'health';

// superstruct's `Struct` type is invariant: only `any` accepts every struct here.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyStruct = Struct<any, any>;

/** Endpoint definition: one row of the table of calls. Router, authorization, client and tests derive from it. */
export interface Endpoint {
  service: ServiceName;
  method: Method;
  /** Path below /api, with {name} placeholders for parameters. */
  path: string;
  /** Access rule. "anyone" requires no bearer token; a token that is sent is still checked, unless `bearer` is "never". */
  access: 'anyone' | 'signedIn' | readonly Role[];
  /** Message for a user with the wrong role, if the row has its own message. */
  denied?: string;
  /** Refusal code for a user with the wrong role, if it is not FORBIDDEN. */
  deniedCode?: RefusalCode;
  /** Message for a request without a bearer token, if the row has its own message. */
  unsigned?: string;
  /** "never": the client sends no bearer token (R7.1). */
  bearer?: 'never';
  /** True if success ends every session of the account, including the session of this request. */
  endsSession?: true;
  /** Client timeout in ms (R9.1). */
  timeout: number;
  answer: AnyStruct;
  /** Bot check that a visitor may have to pass. The token is sent in the header `X-Captcha-Token` (R9.5). */
  botCheck?: BotCheckForm;
  /** "error": a failure repeats its message in the field `error`, because other API clients expect it. */
  failure?: 'error';
  /** "flat": the answer's fields are at the top level, without an envelope. */
  envelope?: 'flat';
  /** HTTP status of a success; default 200. */
  success?: 201;
  /** Refusal codes of this call, in addition to the common ones. */
  refusals?: readonly RefusalCode[];
  /**
   * "told": an answer that fails validation becomes INVALID_ANSWER, because the server may have executed the call.
   * Default: INTERNAL.
   */
  invalidAnswer?: 'told';
  /**
   * Refusal code per body field that fails validation; an object has separate codes for missing and wrong values.
   * Default: VALIDATION_FAILED (R8.7, R8.12).
   */
  fieldCodes?: Readonly<Record<string, RefusalCode | { missing: RefusalCode; wrong: RefusalCode }>>;
}
