import { once } from 'node:events';
import { createServer, request } from 'node:http';

export interface ReleaseProxy {
  url: string;
  /** From now on the service worker's file is that of a newer release. */
  next: () => void;
  stop: () => Promise<void>;
}

/** Proxy to the market under another URL, which can simulate a newer release. */
export async function startReleaseProxy(port: string): Promise<ReleaseProxy> {
  let isNewer = false;
  const server = createServer((asked, answer) => {
    const isWorker = asked.url === '/sw.js';
    // A compressed or not-modified file could not be extended.
    const {
      'accept-encoding': _encoding,
      'if-none-match': _match,
      'if-modified-since': _since,
      ...plain
    } = asked.headers;
    const headers = isWorker ? plain : asked.headers;
    const passed = request(
      { host: '127.0.0.1', port, method: asked.method, path: asked.url, headers },
      (got) => {
        const isLonger = isWorker && isNewer;
        const { 'content-length': _length, etag: _etag, ...longer } = got.headers;
        answer.writeHead(got.statusCode ?? 502, isLonger ? longer : got.headers);
        got.on('data', (chunk: Buffer) => answer.write(chunk));
        got.on('end', () => answer.end(isLonger ? '\n// The next release.\n' : ''));
      },
    );
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: own } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${own}`,
    next: () => {
      isNewer = true;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
