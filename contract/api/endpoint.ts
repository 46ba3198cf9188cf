import type { Struct } from 'superstruct';
import type { SiteAction } from '../auth/bot-check.ts';
import type { RefusalCode } from './failure.ts';
import type { Role } from '../account/role.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** API bases, one override each: the user service lives under its own (R7). */
export type ServiceName =
  | 'auth'
  | 'popupStores'
  | 'notifications'
  | 'products'
  | 'carts'
  | 'orders'
  | 'users'
  | 'health';

// superstruct's Struct is invariant: only `any` admits every struct here.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyStruct = Struct<any, any>;

/** One call of the market: everything that router, authorization, client and tests derive from. */
export interface Endpoint {
  service: ServiceName;
  method: Method;
  /** Below /api, with {names} for parameters. */
  path: string;
  /** anyone: no bearer is asked for (one that is sent is looked at, unless `bearer` is never). */
  access: 'anyone' | 'signedIn' | readonly Role[];
  /** What somebody of another role is told, where the row has words of its own. */
  denied?: string;
  /** The code under which they are told, where it is another than FORBIDDEN. */
  deniedCode?: RefusalCode;
  /** What whoever sends no bearer is told, where the row has words of its own. */
  unsigned?: string;
  /** never: the client sends no bearer (R7.1). */
  bearer?: 'never';
  /** Carried out, it leaves no session open, the one it was asked in neither. */
  endsSession?: true;
  /** How long the client waits, in ms (R9.1). */
  timeout: number;
  params?: AnyStruct;
  query?: AnyStruct;
  body?: AnyStruct;
  answer: AnyStruct;
  /** What a visitor may have to prove to be a person for; the token travels as `X-Captcha-Token` (R9.5). */
  botCheck?: SiteAction;
  /** error: a failure repeats its message under that name, as other clients of the call expect it. */
  failure?: 'error';
  /** flat: the answer's fields stand at the top level, without an envelope. */
  envelope?: 'flat';
  /** Status of a success; 200 unless said. */
  success?: 201;
  /** What a request must say, in its query or its body, for the call to be carried out at all. */
  confirmation?: { isGiven: (input: object) => boolean; code: RefusalCode; message: string };
  /** Refusals beyond those every call may meet. */
  refusals?: readonly RefusalCode[];
  /** told: an answer that cannot be understood is INVALID_ANSWER, for the call may have been carried out; INTERNAL unless said. */
  invalidAnswer?: 'told';
  /**
   * The code of a body that fails its struct: by field where the source names one, another for a field that is missing
   * where it names two; VALIDATION_FAILED else (R8.7, R8.12).
   */
  fieldCodes?: Readonly<Record<string, RefusalCode | { missing: RefusalCode; wrong: RefusalCode }>>;
}
