import { expect, test } from 'vitest';
import { successfulAnswer, fakeCall } from '../../../tests/support/charts/fake-call.ts';
import { sampleFailure, sampleId } from '../../../tests/support/samples/samples.ts';
import { createOpenSessionsService } from './open-sessions.service.ts';

const open = {
  id: sampleId(1),
  createdAt: '2026-11-20T10:00:00.000Z',
  lastUsedAt: '2026-11-22T10:00:00.000Z',
  userAgent: 'Firefox/140.0',
  isCurrent: true,
};
const id = sampleId(2);

test('R7.22 where the account is open, as the server says', async () => {
  const { call, asked } = fakeCall({ listSessions: successfulAnswer({ sessions: [open] }) });
  expect(await createOpenSessionsService(call).readSessions()).toEqual(successfulAnswer([open]));
  expect(asked).toEqual([{ name: 'listSessions', input: {} }]);
});

test('R7.22 one ends by its id, all others by no name', async () => {
  const { call, asked } = fakeCall({
    endSession: successfulAnswer(null),
    endOtherSessions: successfulAnswer(null),
  });
  const service = createOpenSessionsService(call);
  expect([await service.endSessions({ id }), await service.endSessions('others')]).toEqual([
    successfulAnswer(null),
    successfulAnswer(null),
  ]);
  expect(asked).toEqual([
    { name: 'endSession', input: { params: { id } } },
    { name: 'endOtherSessions', input: {} },
  ]);
});

test('R7.22 one that is over already is over; any other refusal is told', async () => {
  const missing = { ok: false, failure: sampleFailure('NOT_FOUND', { status: 404 }) } as const;
  const lost = { ok: false, failure: sampleFailure('TIMEOUT') } as const;
  const endWith = (answer: typeof missing | typeof lost) =>
    createOpenSessionsService(fakeCall({ endSession: answer }).call).endSessions({ id });
  expect(await endWith(missing)).toEqual(successfulAnswer(null));
  expect(await endWith(lost)).toEqual(lost);
});
