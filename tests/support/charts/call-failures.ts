import { json, refusal, type SeenRequest } from '../http/fake-fetch.ts';

type Answer = (request: SeenRequest) => Response | Promise<Response>;

const cutOff = () =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"status":{"code":"SUCC'));
      controller.error(new TypeError('terminated'));
    },
  });

/** Failure kinds of a call (battery 107). */
export const CALL_FAILURES = {
  '401': () => refusal(401, 'UNAUTHENTICATED'),
  '403': () => refusal(403, 'FORBIDDEN'),
  '403 without a code': () => json(403, { message: 'Forbidden' }),
  '404': () => refusal(404, 'NOT_FOUND'),
  '409': () => refusal(409, 'CONFLICT'),
  '422': () => refusal(422, 'VALIDATION_FAILED'),
  '429': () => refusal(429, 'TOO_MANY_REQUESTS'),
  '500': () => refusal(500, 'INTERNAL'),
  '503': () => refusal(503, 'UNAVAILABLE'),
  timeout: () => new Promise<Response>(() => {}),
  'connection refused': () => Promise.reject(new TypeError('failed to fetch')),
  'invalid JSON': () => new Response('{"status"', { headers: { 'content-type': 'application/json' } }),
  'an HTML body': () =>
    new Response('<h1>Bienvenido al hotel</h1>', { headers: { 'content-type': 'text/html' } }),
  'an empty 200': () => new Response('', { headers: { 'content-type': 'application/json' } }),
  'a truncated body': () => new Response(cutOff(), { headers: { 'content-type': 'application/json' } }),
} satisfies Record<string, Answer>;

export type CallFailureKind = keyof typeof CALL_FAILURES;
export const CALL_FAILURE_KINDS = Object.keys(CALL_FAILURES) as CallFailureKind[];
