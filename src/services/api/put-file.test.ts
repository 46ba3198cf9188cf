import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { successfulAnswer } from '../../../tests/support/charts/fake-call.ts';
import { sampleFailure } from '../../../tests/support/samples/samples.ts';
import { createPutFile } from './put-file.ts';

const STALL = 30_000;
const file = new Blob(['x'], { type: 'image/jpeg' });

/** Fake XMLHttpRequest, with the parts that an upload needs. */
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly said: unknown[] = [];
  status = 0;
  responseText = '';
  open = (...what: unknown[]) => this.said.push(['open', ...what]);
  setRequestHeader = (...what: unknown[]) => this.said.push(what);
  send = (body: unknown) => this.said.push(['send', body]);
  abort = () => this.dispatchEvent(new Event('abort'));
  answer(status: number, body: object = {}) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.dispatchEvent(new Event('load'));
  }
}

function sending(signal?: AbortSignal) {
  const request = new FakeRequest();
  const putFile = createPutFile({ open: () => request as unknown as XMLHttpRequest });
  return { request, sent: putFile({ url: '/uploads/1', file }, signal) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe(createPutFile.name, () => {
  test('R3.8 R7.23 the file goes by PUT under its own type', async () => {
    const { request, sent } = sending();
    request.answer(200);

    expect(await sent).toEqual(successfulAnswer(null));
    expect(request.said).toEqual([
      ['open', 'PUT', '/uploads/1'],
      ['content-type', 'image/jpeg'],
      ['send', file],
    ]);
  });

  test.each([
    [403, 'UPLOAD_FAILED'],
    [409, 'NO_ROOM'],
    [413, 'PAYLOAD_TOO_LARGE'],
    [422, 'UPLOAD_FAILED'],
    [429, 'UNAVAILABLE'],
    [500, 'UPLOAD_FAILED'],
    [503, 'UNAVAILABLE'],
  ])('R8.14 a file that is refused with %i is %s', async (status, code) => {
    const { request, sent } = sending();
    request.answer(status);

    expect(await sent).toEqual({ ok: false, failure: { code, status, errors: [] } });
  });

  test('battery 49 of a file for which an account has no room the server says how much fits', async () => {
    const message = 'Has llegado a los 500 MB que caben en tu cuenta.';
    const { request, sent } = sending();
    request.answer(409, { status: { code: 'CONFLICT', message } });

    expect(await sent).toEqual({
      ok: false,
      failure: { code: 'NO_ROOM', status: 409, message, errors: [] },
    });
  });

  test('R8.6 without a connection there is no answer', async () => {
    const { request, sent } = sending();
    request.dispatchEvent(new Event('error'));

    expect(await sent).toEqual({ ok: false, failure: sampleFailure('NO_RESPONSE') });
  });

  test('R9.1 it may take as long as it moves, and is given up when it stands still', async () => {
    const { request, sent } = sending();
    let isOver = false;
    void sent.then(() => (isOver = true));
    for (let step = 0; step < 5; step += 1) {
      await vi.advanceTimersByTimeAsync(STALL - 1);
      request.upload.dispatchEvent(new Event('progress'));
    }
    await vi.advanceTimersByTimeAsync(STALL - 1);
    expect(isOver).toBe(false);
    vi.advanceTimersByTime(1);

    expect(await sent).toEqual({ ok: false, failure: sampleFailure('TIMEOUT') });
  });

  test('who waits hears what has gone of it', async () => {
    const request = new FakeRequest();
    const heard: number[] = [];
    const sent = createPutFile({ open: () => request as unknown as XMLHttpRequest })({
      url: '/uploads/1',
      file,
      onProgress: (share) => heard.push(share),
    });
    for (const loaded of [0, 5, 10])
      request.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 10 }));
    request.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 0, total: 0 }));
    request.answer(204);
    expect([heard, await sent]).toEqual([[0, 0.5, 1], successfulAnswer(null)]);
  });

  test('who leaves ends it', async () => {
    const leaving = new AbortController();
    const { sent } = sending(leaving.signal);
    leaving.abort(new Error('gone'));

    await expect(sent).rejects.toThrow('gone');
    await expect(sending(leaving.signal).sent).rejects.toThrow('gone');
  });
});
