import type { AnyStruct } from './endpoint.ts';
import type { RefusalCode } from './failure.ts';

/** Schemas by which the server validates a request. Browser code imports only the types. */
export interface RequestSchemas {
  params?: AnyStruct;
  query?: AnyStruct;
  body?: AnyStruct;
  /** Confirmation that the query or body must contain; without it the call is refused with this code and message. */
  confirmation?: { isGiven: (input: object) => boolean; code: RefusalCode; message: string };
}
