import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Running upload to a listening server that continues on request only. */
export interface SlowPut {
  send(bytes: Buffer): void;
  cut(): void;
  /** HTTP status of the answer; null if the connection was cut. */
  answered: Promise<number | null>;
}

interface SlowRequest {
  /** Announced number of bytes. */
  size: number;
  method?: string;
  headers?: Record<string, string>;
}

/** Starts an upload over a real socket; by default a ZIP by PUT. */
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
