import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../http/refusal.ts';
import { defaultRefusal } from '../http/default-error-messages.ts';
import type { Endpoint } from '../../contract/api/endpoint.ts';
import { endpoints } from '../../contract/endpoints.ts';

const hasParameters = (path: string) => path.includes('{');
const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

const methodsByPath = Map.groupBy(Object.values(endpoints), ({ path }: Endpoint) => `/api${path}`);

const methodRows = [...methodsByPath].map(([path, found]) => {
  const methods: string[] = found.map(({ method }) => method);
  return { path, methods: [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'] };
});
const literalPaths = new Map(methodRows.map(({ path, methods }) => [path, methods]));
const pathPatterns = methodRows
  .filter(({ path }) => hasParameters(path))
  .map(({ path, methods }) => ({ pattern: patternOf(path), methods }));

/**
 * HTTP methods of a path below /api; empty for an unknown path. A literal path has priority over patterns: DELETE
 * /orders/checkout is not an order with the id "checkout".
 */
const allowedMethods = (path: string): readonly string[] =>
  literalPaths.get(path) ?? pathPatterns.find(({ pattern }) => pattern.test(path))?.methods ?? [];

const LONGEST_URL = 8_192;
const PREFLIGHT_SECONDS = 600;

/** Files named by content hash; they need no security headers for pages and answers. */
const BUILT_FILE = /^\/(assets|fonts)\//;

const pathOf = (url: string) => url.split('?', 1)[0] ?? '';

function allowOrigin({ headers }: FastifyRequest, reply: FastifyReply, origins: readonly string[]): boolean {
  const { origin } = headers;
  if (origins.length > 0) reply.header('vary', 'Origin');
  if (origin === undefined || !origins.includes(origin)) return false;
  reply
    .header('access-control-allow-origin', origin)
    .header('access-control-expose-headers', 'X-Request-Id, Retry-After');
  return true;
}

/** Answer to OPTIONS: the allowed methods, and CORS headers for configured origins. */
function answerOptions(reply: FastifyReply, methods: readonly string[], isAllowed: boolean) {
  reply.header('allow', methods.join(', '));
  if (isAllowed) {
    reply
      .header('access-control-allow-methods', methods.join(', '))
      .header('access-control-allow-headers', 'Authorization, Content-Type, Idempotency-Key, X-Captcha-Token')
      .header('access-control-max-age', PREFLIGHT_SECONDS);
  }
  return reply.code(204).send();
}

function refuseTrace(url: string, reply: FastifyReply): Refusal {
  const methods = allowedMethods(pathOf(url));
  reply.header('allow', methods.length > 0 ? methods.join(', ') : 'GET, HEAD');
  return defaultRefusal('METHOD_NOT_ALLOWED');
}

/** Refusal for an unknown path below /api: no such path, wrong method, or a parameter that is too long. */
function refuseUnknown({ raw }: FastifyRequest, reply: FastifyReply): Refusal {
  const methods = allowedMethods(pathOf(raw.url ?? ''));
  if (methods.length === 0) return defaultRefusal('NOT_FOUND');
  if (methods.includes(raw.method ?? '')) return defaultRefusal('URI_TOO_LONG');
  reply.header('allow', methods.join(', '));
  return defaultRefusal('METHOD_NOT_ALLOWED');
}

/** Two servers in a chain may each use a different Host header. */
const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host').length >
  1;

/** True if a request is routed to a route with this prefix, regardless of URL spelling. Security checks must use it. */
export const isRoutedTo = ({ routeOptions }: FastifyRequest, start: string): boolean =>
  routeOptions.url?.startsWith(start) ?? false;

/**
 * Gate for all requests: refuses URLs that are too long or absolute, two Host headers, unusual methods, compressed
 * bodies and unknown paths. `headers` are set on every answer except built files.
 */
export function addRequestChecks(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
  corsOrigins: readonly string[],
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw, method } = request;
    const url = raw.url ?? '';
    if (BUILT_FILE.test(url)) reply.header('x-content-type-options', 'nosniff');
    else reply.headers(headers).header('x-request-id', request.id);
    if (url.length > LONGEST_URL) return done(defaultRefusal('URI_TOO_LONG'));
    if (!url.startsWith('/')) return done(defaultRefusal('MALFORMED_REQUEST'));
    if (hasTwoHosts(raw)) {
      reply.header('connection', 'close');
      return done(defaultRefusal('MALFORMED_REQUEST'));
    }
    if (method === 'TRACE') return done(refuseTrace(url, reply));
    const isApi = isRoutedTo(request, '/api/');
    const isAllowed = isApi && allowOrigin(request, reply, corsOrigins);
    const methods = isApi ? allowedMethods(pathOf(url)) : [];
    if (method === 'OPTIONS' && methods.length > 0) return answerOptions(reply, methods, isAllowed);
    // The table of calls decides, not the router, which accepts empty parameters and confuses similar paths.
    if (isApi && !methods.includes(method)) return done(refuseUnknown(request, reply));
    const encoding = raw.headers['content-encoding'];
    if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
      return done(defaultRefusal('UNSUPPORTED_MEDIA_TYPE'));
    }
    return done();
  });
  // Without this route, the catch-all GET of the pages would also match paths below /api.
  app.all('/api/*', {
    onRequest: (request, reply, done) => done(refuseUnknown(request, reply)),
    handler: () => {},
  });
}
