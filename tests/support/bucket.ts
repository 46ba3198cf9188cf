import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TestBucket {
  settings: {
    endpoint: string;
    bucket: string;
    region: string;
    accessKeyId: string;
    secretAccessKey: string;
  };
  /** What was asked: method, path, and whether it was signed. */
  seen: string[];
  close(): Promise<void>;
}

const notFound =
  '<?xml version="1.0" encoding="UTF-8"?><Error><Code>NoSuchKey</Code><Message>No such key</Message></Error>';

/** What a range such as bytes=2-5 asks for, the whole where there is none. */
function rangeOf(object: Buffer, range: string | undefined): Buffer {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
  return first === undefined ? object : object.subarray(Number(first), Number(last) + 1);
}

/** As much of an S3-compatible store as the market uses. */
export async function startBucket(): Promise<TestBucket> {
  const objects = new Map<string, Buffer>();
  const seen: string[] = [];
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '' } = request;
      const path = url.split('?')[0] ?? '';
      const isSigned =
        request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=llave/') === true;
      seen.push(`${method} ${path}${isSigned ? '' : ' unsigned'}`);
      if (method === 'PUT') objects.set(path, Buffer.concat(chunks));
      if (method === 'DELETE') objects.delete(path);
      const found = method === 'GET' ? objects.get(path) : undefined;
      const { range } = request.headers;
      const status =
        method === 'GET' && !found ? 404 : method === 'DELETE' ? 204 : found && range ? 206 : 200;
      response.writeHead(status, {
        'content-type': status === 404 ? 'application/xml' : 'application/octet-stream',
      });
      response.end(found ? rangeOf(found, range) : status === 404 ? notFound : undefined);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  const settings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'fotos',
    region: 'eu-south-2',
    accessKeyId: 'llave',
    secretAccessKey: 'secreto',
  };
  return { settings, seen, close };
}
