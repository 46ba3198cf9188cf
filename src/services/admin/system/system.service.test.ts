import { expect, test } from 'vitest';
import { successfulAnswer, fakeCall } from '../../../../tests/support/charts/fake-call.ts';
import { sampleFailure, sampleId } from '../../../../tests/support/samples/samples.ts';
import { createSystemService } from './system.service.ts';

const job = { kind: 'mail', key: sampleId(70) } as const;

test('R7.24 a job is run again or discarded, by its kind and key', async () => {
  const { call, asked } = fakeCall({ retryJob: successfulAnswer(null), discardJob: successfulAnswer(null) });
  const { decideJob } = createSystemService(call);
  expect(await decideJob({ change: { job, decision: 'retry' } })).toEqual({ ok: true, value: null });
  expect(await decideJob({ change: { job, decision: 'discard' } })).toEqual({ ok: true, value: null });
  expect(asked.map(({ name, input }) => [name, input])).toEqual([
    ['retryJob', { body: job }],
    ['discardJob', { body: job }],
  ]);
});

test('R7.24 a refusal is a value', async () => {
  const failure = sampleFailure('INVALID_TRANSITION', { status: 409 });
  const { call } = fakeCall({ retryJob: { ok: false, failure } });
  expect(await createSystemService(call).decideJob({ change: { job, decision: 'retry' } })).toEqual({
    ok: false,
    failure,
  });
});
