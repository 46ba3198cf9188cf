import { expect, test } from 'vitest';
import { chunkRefusal } from './chunk-refusal.ts';

const CLOSED = [403, 'FORBIDDEN', undefined];
const WRONG = [400, 'MALFORMED_REQUEST', undefined];
const LATER = [503, 'UNAVAILABLE', 1];

test.each([
  [400, WRONG],
  [402, WRONG],
  [403, CLOSED],
  [404, CLOSED],
  [405, WRONG],
  [409, [409, 'CONFLICT', undefined]],
  [410, CLOSED],
  [412, WRONG],
  [413, [413, 'PAYLOAD_TOO_LARGE', undefined]],
  [415, WRONG],
  [423, [409, 'CONFLICT', 1]],
  [424, WRONG],
  [499, WRONG],
  [500, LATER],
  [503, LATER],
])('R7.11 the status %i of the upload protocol is told by its own code', (status, expected) => {
  const refusal = chunkRefusal(status);
  expect([refusal.status, refusal.code, refusal.retryAfter]).toEqual(expected);
});
