import { Agent, request } from 'node:http';

/** HTTP client that sends one request after another over one connection. */
export interface BenchClient {
  get(path: string, headers?: Record<string, string>): Promise<unknown>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<unknown>;
  leave(): void;
}

/** Opens a connection to a server, with an optional bearer token and headers. Its calls throw unless they succeed. */
export function openBenchClient(
  url: string,
  token?: string,
  always: Readonly<Record<string, string>> = {},
): BenchClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (method: string, path: string, body?: unknown, more: Record<string, string> = {}) =>
    new Promise<unknown>((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const asked = request(`${url}${path}`, {
        agent,
        method,
        headers: {
          ...always,
          ...more,
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(text !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(text),
          }),
        },
      });
      asked.on('error', reject);
      asked.on('response', (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const said = Buffer.concat(chunks).toString();
          const status = answer.statusCode ?? 0;
          if (status >= 200 && status < 300) resolve(said === '' ? undefined : JSON.parse(said));
          else reject(new Error(`${method} ${path} was answered with ${status}: ${said.slice(0, 300)}`));
        });
      });
      asked.end(text);
    });
  return {
    get: (path, headers) => ask('GET', path, undefined, headers),
    post: (path, body, headers) => ask('POST', path, body, headers),
    leave: () => agent.destroy(),
  };
}

/** Duration of each attempt in ms, one after the other. */
export async function measureDurations(
  tries: number,
  attempt: (index: number) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < tries; index += 1) {
    const start = performance.now();
    await attempt(index);
    times.push(performance.now() - start);
  }
  return times;
}
