import { describe, expect, test } from 'vitest';
import type { Call } from '../../../contract/api/call.ts';
import type { CallFailure } from '../../../contract/api/failure.ts';
import { createHealthService } from './connection.service.ts';

const never = new AbortController().signal;
const failing = (failure: CallFailure) => createHealthService((async () => ({ ok: false, failure })) as Call);

describe(createHealthService.name, () => {
  test('R7.13 a server that answers is there, even when it refuses; one that does not is not', async () => {
    expect(await failing({ code: 'UNAVAILABLE', status: 503, errors: [] }).askHealth(never)).toEqual(true);
    expect(await failing({ code: 'TIMEOUT', status: 0, errors: [] }).askHealth(never)).toEqual(false);
  });
});
