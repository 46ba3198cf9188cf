import type { IncomingHttpHeaders } from 'node:http';

const REQUEST_ID = /^[\w-]{1,64}$/;

/** Id of a request: X-Request-Id as sent if a trusted proxy sent it and it is well-formed, else a new UUID. */
export function requestIdOf({ 'x-request-id': sent }: IncomingHttpHeaders, isFromProxy: boolean): string {
  return isFromProxy && typeof sent === 'string' && REQUEST_ID.test(sent) ? sent : crypto.randomUUID();
}
