import type { FastifyInstance } from 'fastify';

/** Once the server is closing, a connection ends with the answer under way instead of being kept for the next request. */
export function closeConnectionsWhenDone(app: FastifyInstance): void {
  let isClosing = false;
  const { server } = app;
  const endIdle = server.closeIdleConnections.bind(server);
  // Node takes a connection for idle as soon as its answer is ended, while the answer still waits for the end of the turn.
  server.closeIdleConnections = () => void setImmediate(endIdle);
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (isClosing) raw.socket.end();
    done();
  });
}
