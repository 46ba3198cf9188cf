/** Request as a server sees it. */
export interface SeenRequest {
  method: string;
  url: string;
  bearer: string | null;
  headers: Record<string, string>;
  body: unknown;
}

type Reply = Response | Promise<Response>;

/** Fake `fetch` with `answer` as server; records all requests. An aborted request rejects, as in a browser. */
export function fakeFetch(answer: (request: SeenRequest) => Reply) {
  const seen: SeenRequest[] = [];
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const headers = Object.fromEntries(new Headers(init.headers));
    const request: SeenRequest = {
      method: init.method ?? 'GET',
      url: input instanceof Request ? input.url : input.toString(),
      bearer: headers['authorization']?.replace('Bearer ', '') ?? null,
      headers,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    seen.push(request);
    const aborted = new Promise<never>((_, reject) =>
      init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')), {
        once: true,
      }),
    );
    return Promise.race([answer(request), aborted]);
  };
  return { fetch, seen };
}

export const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

export const success = (data?: unknown) => json(200, { status: { code: 'SUCCESS', message: 'ok' }, data });

export const refusal = (status: number, code: string, message = 'Algo ha ido mal') =>
  json(status, { status: { code, message } });
