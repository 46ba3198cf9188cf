import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import * as tus from 'tus-js-client';
import { afterEach, expect, test } from 'vitest';
import { createChunkedUpload } from './chunked-upload.ts';

type Answer = { status: number; headers?: Record<string, string> } | 'cut' | 'silence';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

/** Test server that answers by request, and records what it receives. */
async function startServer(answer: (request: IncomingMessage) => Answer) {
  const seen: string[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const { length } = await buffer(request);
    const { method, headers, socket } = request;
    seen.push([method, headers['upload-offset'], length].filter((one) => one !== undefined).join(' '));
    const said = answer(request);
    if (said === 'cut') socket.destroy();
    else if (said !== 'silence')
      response.writeHead(said.status, { 'tus-resumable': '1.0.0', ...said.headers }).end();
  };
  const server = createServer((request, response) => {
    // An aborted client has disconnected.
    take(request, response).catch(() => {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanups.push(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/x`, seen };
}

const bytes = Buffer.alloc(100, 'a');
const file = () => new File([bytes], 'a.zip', { type: 'application/zip' });

/** Outside of browsers, the tus client takes bytes instead of a file. */
class UploadOfBytes extends tus.Upload {
  constructor(_: unknown, options: tus.UploadOptions) {
    super(bytes, options);
  }
}
const sendInPieces = (stallLimit?: number) =>
  createChunkedUpload({
    fetchTus: async () => ({ ...tus, Upload: UploadOfBytes }),
    ...(stallLimit !== undefined && { stallLimit }),
  });

const asked = (offset: number): Answer => ({
  status: 200,
  headers: { 'upload-offset': String(offset), 'upload-length': '100' },
});
test('R7.11 a file goes on from where the server says that it is, and tells how far it has come', async () => {
  const { url, seen } = await startServer(({ method }) =>
    method === 'HEAD' ? asked(40) : { status: 204, headers: { 'upload-offset': '100' } },
  );
  const shares: number[] = [];
  const sent = await sendInPieces()({ url, file: file(), onProgress: (share) => shares.push(share) });
  expect([sent, seen, shares.at(-1)]).toEqual([{ ok: true, value: null }, ['HEAD 0', 'PATCH 40 60'], 1]);
});

test.each<[string, (method: string | undefined) => Answer, string, number]>([
  ['cut', (method) => (method === 'HEAD' ? asked(0) : 'cut'), 'NO_RESPONSE', 0],
  ['away', () => ({ status: 503 }), 'NO_RESPONSE', 503],
  ['elsewhere by now', (method) => (method === 'HEAD' ? asked(0) : { status: 409 }), 'NO_RESPONSE', 409],
  ['over', () => ({ status: 403 }), 'UPLOAD_FAILED', 403],
  ['too small', () => ({ status: 413 }), 'PAYLOAD_TOO_LARGE', 413],
  ['silent', () => 'silence', 'TIMEOUT', 0],
])('R8.14 a place that is %s', async (_, answer, code, status) => {
  const { url } = await startServer(({ method }) => answer(method));
  const sent = await sendInPieces(400)({ url, file: file() });
  expect(sent).toEqual({ ok: false, failure: { code, status, errors: [] } });
});

test('what was stopped sends nothing more, and a protocol that does not come is a line that broke', async () => {
  const { url, seen } = await startServer(() => 'silence');
  const leaving = new AbortController();
  const sent = sendInPieces()({ url, file: file() }, leaving.signal);
  setTimeout(() => leaving.abort(new Error('gone')), 100);
  await expect(sent).rejects.toThrow('gone');
  const fetchTus = () => Promise.reject(new Error('no chunk'));
  expect(await createChunkedUpload({ fetchTus })({ url, file: file() })).toEqual({
    ok: false,
    failure: { code: 'NO_RESPONSE', status: 0, errors: [] },
  });
  expect(seen.every((line) => line.startsWith('HEAD'))).toBe(true);
});
