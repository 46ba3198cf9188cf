import { describe, expect, test } from 'vitest';
import type { ContactThread } from '../../../../contract/contact/contact-message.ts';
import { successfulAnswer, fakeCall } from '../../../../tests/support/charts/fake-call.ts';
import { sampleFailure, sampleId } from '../../../../tests/support/samples/samples.ts';
import { createContactMessagesService } from './contact-messages.service.ts';

const id = sampleId(60);
const thread: ContactThread = {
  id,
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  subject: 'Un puesto',
  message: 'Hola.',
  state: 'new',
  createdAt: '2026-11-20T09:00:00.000Z',
  replies: [],
};
const moved = successfulAnswer({ message: thread });

describe(createContactMessagesService.name, () => {
  test('R3.14 asks for one page of a state, and tells how many there are of each', async () => {
    const counts = { new: 2, read: 0, answered: 0, closed: 0 };
    const { call, asked } = fakeCall({
      listContactMessages: successfulAnswer({ messages: [thread], counts }),
    });
    const { listContactMessages } = createContactMessagesService(call);
    const answer = await listContactMessages({ query: { state: 'new', offset: 25 }, limit: 25, asOf: null });
    expect([answer, asked.map(({ input }) => input)]).toEqual([
      { ok: true, value: { items: [thread], pagination: null, counts } },
      [{ query: { state: 'new', offset: 25, limit: 25 } }],
    ]);
  });

  test('R3.14 what nobody had read is read once it is opened', async () => {
    const { call, asked } = fakeCall({
      getContactMessage: successfulAnswer({ message: thread }),
      changeContactMessageState: moved,
    });
    const answer = await createContactMessagesService(call).openMessage({ id });
    expect([answer, asked.map(({ input }) => input)]).toEqual([
      { ok: true, value: { ...thread, state: 'read' } },
      [{ params: { id } }, { params: { id }, body: { state: 'read', from: 'new' } }],
    ]);
  });

  test('R3.14 one that somebody has read is only looked at', async () => {
    const closed = { ...thread, state: 'closed' as const };
    const { call, asked } = fakeCall({ getContactMessage: successfulAnswer({ message: closed }) });
    const answer = await createContactMessagesService(call).openMessage({ id });
    expect([answer, asked.length]).toEqual([{ ok: true, value: closed }, 1]);
  });

  test('R3.14 it is there to read also where that could not be noted', async () => {
    const { call } = fakeCall({
      getContactMessage: successfulAnswer({ message: thread }),
      changeContactMessageState: { ok: false, failure: sampleFailure('TIMEOUT') },
    });
    expect(await createContactMessagesService(call).openMessage({ id })).toEqual({ ok: true, value: thread });
  });

  test('R3.14 a message that is not there is told so, and nothing is noted', async () => {
    const failure = sampleFailure('NOT_FOUND', { status: 404 });
    const { call, asked } = fakeCall({ getContactMessage: { ok: false, failure } });
    expect(await createContactMessagesService(call).openMessage({ id })).toEqual({ ok: false, failure });
    expect(asked.length).toBe(1);
  });

  test('R3.14 a reply goes to the message that it answers', async () => {
    const { call, asked } = fakeCall({ replyToContactMessage: moved });
    const answer = await createContactMessagesService(call).sendReply({ id, values: { message: 'Claro.' } });
    expect([answer, asked.map(({ input }) => input)]).toEqual([
      { ok: true, value: null },
      [{ params: { id }, body: { message: 'Claro.' } }],
    ]);
  });
});
