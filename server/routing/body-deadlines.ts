import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { answerClientError } from './client-errors.ts';

const SECOND = 1_000;

/** Maximum arrival time of any request, in ms. */
export const MAX_REQUEST_MS = 15 * 60 * SECOND;

/** Maximum arrival time of a call's body, in ms. */
const BODY_DEADLINE = 30 * SECOND;

/** Time in ms to read the answer for a client that is still sending. */
const LINGER = 5 * SECOND;

const tooSlow = Object.assign(new Error('The request took too long to arrive.'), {
  code: 'ERR_HTTP_REQUEST_TIMEOUT',
});

/** Aborts an incomplete request, with an error answer unless one was sent. */
function giveUp({ socket }: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) socket.destroy();
  else answerClientError(tooSlow, socket);
}

/** True for a network request; an in-process request cannot stall. */
const isOnTheWire = (raw: IncomingMessage) => 'setTimeout' in raw;

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Body timeouts: calls must arrive within `deadline` ms; uploads to /uploads/ have their own limit. A body that is
 * still arriving `linger` ms after the answer, e.g. a refused file, closes the connection.
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

/**
 * Stall timeout of an upload: aborts after `limit` ms without a byte, without a limit of the total time. After the last
 * byte, no timeout applies.
 */
export function abortStalledUpload(raw: IncomingMessage, response: ServerResponse, limit: number): void {
  if (!isOnTheWire(raw)) return;
  raw.setTimeout(limit, () => giveUp(raw, response));
  raw.once('end', () => raw.setTimeout(0));
}
