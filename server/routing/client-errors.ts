import type { Socket } from 'node:net';
import type { RefusalCode } from '../../contract/api/failure.ts';
import { defaultRefusal } from '../http/default-error-messages.ts';

/**
 * Answers for connections without a valid request: not HTTP, or headers too large or too slow. The connection is then
 * closed.
 */
const ANSWERS: Readonly<Record<string, readonly [string, RefusalCode]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'PAYLOAD_TOO_LARGE'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'MALFORMED_REQUEST'],
};

export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, code] = ANSWERS[error.code ?? ''] ?? ['400 Bad Request', 'MALFORMED_REQUEST'];
  const body = JSON.stringify({ status: { code, message: defaultRefusal('MALFORMED_REQUEST').message } });
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${crypto.randomUUID()}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
