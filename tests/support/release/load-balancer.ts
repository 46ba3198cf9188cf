import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LoadBalancer {
  url: string;
  /** Sends all later requests to these servers in turns. */
  balance: (...servers: readonly string[]) => void;
  stop: () => Promise<void>;
}

/** Load balancer without sticky sessions: each request goes to the next server. */
export async function startLoadBalancer(...servers: readonly string[]): Promise<LoadBalancer> {
  let targets = servers;
  let requests = 0;
  const server = createServer((incoming, answer) => {
    requests += 1;
    const { hostname, port } = new URL(targets[requests % targets.length] ?? '');
    const { method, url: path, headers } = incoming;
    const forwarded = request({ hostname, port, method, path, headers }, (received) => {
      answer.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(answer);
    });
    forwarded.on('error', () => answer.destroy());
    incoming.pipe(forwarded);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    balance: (...others) => {
      targets = others;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
