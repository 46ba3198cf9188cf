import type { FastifyInstance } from 'fastify';

/** Once the server is closing, a connection ends with the answer under way instead of being kept for the next request. */
export function closeConnectionsWhenDone(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (isClosing) raw.socket.end();
    done();
  });
}
