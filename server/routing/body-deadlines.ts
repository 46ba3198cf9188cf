import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { answerClientError } from './client-errors.ts';

const SECOND = 1_000;

/** Nothing may take longer to arrive, in ms, however it moves. */
export const LONGEST_REQUEST = 15 * 60 * SECOND;

/** The body of a call is there within this, in ms. */
const BODY_DEADLINE = 30 * SECOND;

/** Time to read the answer, in ms, for whoever is still sending. */
const LINGER = 5 * SECOND;

const tooSlow = Object.assign(new Error('The request took too long to arrive.'), {
  code: 'ERR_HTTP_REQUEST_TIMEOUT',
});

/** Ends a request that is still arriving: with an answer, unless it has had one. */
function giveUp({ socket }: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) socket.destroy();
  else answerClientError(tooSlow, socket);
}

/** A request that was made in process has nothing that could stall. */
const isOnTheWire = (raw: IncomingMessage) => 'setTimeout' in raw;

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Calls arrive within `deadline` ms; files, which go to /uploads/, have a limit of their own. What still arrives `linger` ms
 * after its answer, as a file that was refused, ends with its connection.
 */
export function addBodyDeadlines(app: FastifyInstance, deadline = BODY_DEADLINE, linger = LINGER): void {
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (isOnTheWire(raw) && hasBody(raw) && !(raw.url ?? '').startsWith('/uploads/')) {
      const timer = setTimeout(giveUp, deadline, raw, reply.raw).unref();
      for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(timer));
    }
    done();
  });
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (isOnTheWire(raw) && !raw.complete) {
      const timer = setTimeout(() => raw.socket.destroy(), linger).unref();
      raw.once('end', () => clearTimeout(timer));
    }
    done();
  });
}

/** A file may take its time as long as it moves: `limit` ms without a byte end it. Once it is there it is answered, whenever that is. */
export function endWhenStalled(raw: IncomingMessage, response: ServerResponse, limit: number): void {
  if (!isOnTheWire(raw)) return;
  raw.setTimeout(limit, () => giveUp(raw, response));
  raw.once('end', () => raw.setTimeout(0));
}
