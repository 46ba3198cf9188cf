import { expect, test } from 'vitest';
import { isFinalPutFailure } from './put-failure.ts';

test('battery 104 a file is sent again after a pause of the server or of the line, and after no other failure', () => {
  const final = ['UPLOAD_FAILED', 'PAYLOAD_TOO_LARGE', 'NO_ROOM'] as const;
  const passing = ['UNAVAILABLE', 'TIMEOUT', 'NO_RESPONSE'] as const;
  expect(final.map(isFinalPutFailure)).toEqual([true, true, true]);
  expect(passing.map(isFinalPutFailure)).toEqual([false, false, false]);
});
