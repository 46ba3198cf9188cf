import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A file on its way to a server that listens, which goes on only when it is told to. */
export interface SlowPut {
  send(bytes: Buffer): void;
  cut(): void;
  /** The status of the answer; null where the line was cut. */
  answered: Promise<number | null>;
}

interface SlowRequest {
  /** Bytes that it promises to send. */
  size: number;
  method?: string;
  headers?: Record<string, string>;
}

/** Begins to send a file to the address of an upload over a real socket: a ZIP by PUT, unless something else is said. */
export function putSlowly(
  { server }: FastifyInstance,
  uploadUrl: string,
  { size, method = 'PUT', headers = { 'content-type': 'application/zip' } }: SlowRequest,
): SlowPut {
  const { port } = server.address() as AddressInfo;
  const sending = request({
    host: '127.0.0.1',
    port,
    method,
    path: new URL(uploadUrl).pathname,
    headers: { ...headers, 'content-length': size },
  });
  const answered = new Promise<number | null>((resolve) => {
    sending.on('error', () => resolve(null));
    sending.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? null);
    });
  });
  sending.flushHeaders();
  return { send: (bytes) => void sending.write(bytes), cut: () => void sending.destroy(), answered };
}
