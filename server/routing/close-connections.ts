import type { FastifyInstance } from 'fastify';

/** Graceful shutdown: once the server is closing, each connection ends after its current answer instead of staying open. */
export function closeConnectionsWhenDone(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  // Requests may still arrive on a connection that was ended. They must not start, because their answer could not be
  // sent.
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
