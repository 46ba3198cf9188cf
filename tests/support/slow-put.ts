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

/** Begins to put a ZIP of so many bytes to the address of an upload, over a real socket. */
export function putSlowly({ server }: FastifyInstance, uploadUrl: string, size: number): SlowPut {
  const { port } = server.address() as AddressInfo;
  const sending = request({
    host: '127.0.0.1',
    port,
    method: 'PUT',
    path: new URL(uploadUrl).pathname,
    headers: { 'content-type': 'application/zip', 'content-length': size },
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
