import type { FastifyInstance } from 'fastify';

/** Once the server is closing, a connection ends with the answer under way instead of being kept for the next request. */
export function closeConnectionsWhenDone(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  // What was on its way to a connection that was ended is still read. It must not be begun: its answer could not be sent.
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (raw.socket.writableEnded) {
      reply.hijack();
      raw.socket.destroy();
    } else done();
  });
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (isClosing) raw.socket.end();
    done();
  });
}
