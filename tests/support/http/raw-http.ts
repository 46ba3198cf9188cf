import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface RawRequest {
  method?: string;
  /** Raw path as sent, without normalization. */
  path: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
}

export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** HTTP client that sends raw requests over sockets to one server. */
export interface RawClient {
  port: number;
  send(request: RawRequest): Promise<RawAnswer>;
  close(): void;
}

function rawClient(port: number): RawClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const send = ({ method = 'GET', path, headers = {}, body }: RawRequest) =>
    new Promise<RawAnswer>((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const asking = request(
        { host: '127.0.0.1', port, agent, method, path, headers: { ...length, ...headers } },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('error', reject);
          answer.on('end', () => {
            const { statusCode = 0, headers: heard } = answer;
            resolve({ status: statusCode, headers: heard, text: Buffer.concat(chunks).toString() });
          });
        },
      );
      asking.on('error', reject);
      asking.end(body);
    });
  return { port, send, close: () => agent.destroy() };
}

/** Starts a test server on a port chosen by the system. */
export async function startRawServer(app: FastifyInstance): Promise<RawClient> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return rawClient((app.server.address() as AddressInfo).port);
}
