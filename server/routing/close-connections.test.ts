import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { closeConnectionsWhenDone } from './close-connections.ts';

const ASKED = 'GET / HTTP/1.1\r\nHost: market.invalid\r\n\r\n';

test('battery 76 what comes on a connection that was ended is not begun: it could not be answered', async () => {
  const app = fastify({ return503OnClosing: false });
  closeConnectionsWhenDone(app);
  const { promise: isBegun, resolve: begins } = Promise.withResolvers<void>();
  const { promise: isClosing, resolve: closes } = Promise.withResolvers<void>();
  const { promise: rest, resolve: goOn } = Promise.withResolvers<void>();
  let begun = 0;
  app.get('/', async () => {
    begun += 1;
    begins();
    await isClosing;
    return 'hecho';
  });
  app.addHook('preClose', async () => {
    closes();
    await rest;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let answers = '';
  socket.on('error', () => {});
  socket.on('data', (data) => {
    answers += String(data);
  });
  const [served] = (await once(app.server, 'connection')) as [Socket];

  socket.write(ASKED);
  await isBegun;
  const closed = app.close();
  await once(socket, 'end');
  const isGone = once(served, 'close');
  socket.end(ASKED);
  await isGone;
  goOn();
  await closed;
  expect([begun, answers.match(/hecho/g)]).toEqual([1, ['hecho']]);
});
