import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowedMethods } from './allowed-methods.ts';
import { refusal } from './failure-answers.ts';

const LONGEST_URL = 8_192;
const PREFLIGHT_SECONDS = 600;

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

/** Answers OPTIONS: what the path allows, and to pages of configured origins that they may call. */
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

/** Refuses what no verb should ever see: endless addresses, odd methods, compressed bodies, unknown paths. */
export function addGate(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
  corsOrigins: readonly string[],
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw, method } = request;
    const url = raw.url ?? '';
    reply.headers(headers).header('x-request-id', request.id);
    if (url.length > LONGEST_URL) return done(refusal('URI_TOO_LONG'));
    const isApi = url.startsWith('/api/');
    const isAllowed = isApi && allowOrigin(request, reply, corsOrigins);
    if (method === 'TRACE' || method === 'OPTIONS' || (request.is404 && isApi)) {
      const methods = allowedMethods(pathOf(url));
      if (method === 'OPTIONS' && methods.length > 0) return answerOptions(reply, methods, isAllowed);
      if (method !== 'TRACE' && methods.length === 0) return isApi ? done(refusal('NOT_FOUND')) : done();
      reply.header('allow', methods.length > 0 ? methods.join(', ') : 'GET, HEAD');
      return done(refusal('METHOD_NOT_ALLOWED'));
    }
    const encoding = raw.headers['content-encoding'];
    if (encoding !== undefined && encoding.toLowerCase() !== 'identity')
      return done(refusal('UNSUPPORTED_MEDIA_TYPE'));
    return done();
  });
}
