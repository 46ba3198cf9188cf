import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSocket, statusesIn } from '../../tests/support/http/raw-socket.ts';
import { addBodyDeadlines, abortStalledUpload } from './body-deadlines.ts';

const LIMIT = 600;

let app: FastifyInstance;
beforeEach(async () => {
  app = fastify({ requestTimeout: 60_000 });
  addBodyDeadlines(app, LIMIT, LIMIT);
  app.post('/call', async ({ body }) => JSON.stringify(body).length);
  app.post('/closed', { onRequest: async (_request, reply) => reply.code(401).send('no') }, () => {});
  app.post(
    '/uploads/x',
    { onRequest: async ({ raw }, reply) => abortStalledUpload(raw, reply.raw, LIMIT) },
    async ({ body }) => JSON.stringify(body).length,
  );
  app.post(
    '/uploads/waiting',
    { onRequest: async ({ raw }, reply) => abortStalledUpload(raw, reply.raw, LIMIT) },
    () => new Promise((resolve) => setTimeout(resolve, 2 * LIMIT, 'there')),
  );
  app.post(
    '/uploads/refused',
    {
      onRequest: async ({ raw }, reply) => {
        abortStalledUpload(raw, reply.raw, LIMIT);
        return reply.code(403).send('no');
      },
    },
    () => {},
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

/** Sends the head of a request for 22 bytes, then the parts, fifteen per time limit; returns the received text. */
async function send(path: string, parts: readonly string[]): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 22\r\nConnection: close\r\n\r\n`;
  const { socket, ended } = openSocket(port, head);
  const left = [...parts];
  const timer = setInterval(() => {
    const part = left.shift();
    if (part !== undefined && socket.writable) socket.write(part);
  }, LIMIT / 15);
  const heard = await ended;
  clearInterval(timer);
  return heard;
}

/** 22 single-byte parts: the last one comes long after the limit, each soon after the previous one. */
const slowly = Array.from('"abcdefghijklmnopqrst"');

test('battery 89 the body of a call has its time, however it trickles', async () => {
  expect(statusesIn(await send('/call', ['"abcdefghijklmnopqrst"']))).toEqual([200]);
  expect(statusesIn(await send('/call', slowly))).toEqual([408]);
  expect(statusesIn(await send('/call', []))).toEqual([408]);
});

test('battery 89 a connection whose call was answered is not kept open by a body that never comes', async () => {
  expect(statusesIn(await send('/closed', []))).toEqual([401]);
});

test('a file may take its time as long as it moves, and not once it stands still', async () => {
  expect(statusesIn(await send('/uploads/x', slowly))).toEqual([200]);
  expect(statusesIn(await send('/uploads/x', slowly.slice(0, 3)))).toEqual([408]);
});

test('battery 93 a file that has arrived is answered, however long it waits for its turn', async () => {
  expect(statusesIn(await send('/uploads/waiting', ['"abcdefghijklmnopqrst"']))).toEqual([200]);
});

test('battery 52 a file that was refused does not keep its connection, however it trickles on', async () => {
  const { port } = app.server.address() as AddressInfo;
  const head = 'POST /uploads/refused HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  const { socket, heard, ended } = openSocket(port, `${head}Content-Length: 5000000\r\n\r\n`);
  const timer = setInterval(() => socket.writable && socket.write('a'), LIMIT / 15);
  const waited = new Promise((resolve) => setTimeout(resolve, 4 * LIMIT, 'still open'));
  expect(await Promise.race([ended.then(() => 'closed'), waited])).toBe('closed');
  clearInterval(timer);
  socket.destroy();
  expect(statusesIn(heard())).toEqual([403]);
});
